// The review reads like a sentence; below it what the bank says about it, and who will have to act.
import { memo, type ReactNode } from 'react';
import { previewRoute } from '../../../generated/calls/requests.ts';
import { quoteLocalTransferFee, validateLocalTransfer } from '../../../generated/calls/payments.ts';
import type {
  LocalTransferForm,
  LocalTransferValidation,
  PaymentNote,
  PaymentNoteKind,
  ServiceCode,
} from '../../../generated/types.ts';
import { useRead, type Read } from '../../api/read.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { useRefusedFields } from '../form/use-refused-fields.ts';
import { Amount } from '../money/amount.tsx';
import { RouteLine } from '../route/route-line.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { TransferFactsList } from '../transfer-facts/transfer-facts-list.tsx';
import { SubmitTransfer } from './submit-transfer.tsx';
import { useCompleteTransfer } from './use-complete-transfer.ts';
import { withoutForm } from './transfer-values.ts';
import { useLeadToMissing } from './use-lead-to-missing.ts';

interface ReviewProps {
  readonly confirmed: readonly PaymentNoteKind[];
  readonly repairOf: string | undefined;
  onConfirm(kind: PaymentNoteKind, isConfirmed: boolean): void;
  /** What else can be done with it, beside its main button. */
  readonly children?: ReactNode;
}

const serviceOf = ({ transferType }: LocalTransferForm): ServiceCode => `SVC_LCY_${transferType}`;

function useSentence(form: LocalTransferForm): string {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { fromAccount, payee, transferType, transactionDetails, timing } = form;
  return t('transfer.sentence', {
    amount: format.money(transactionDetails.amount),
    from: fromAccount.alias,
    payee: payee.beneficiary?.accountName ?? ('favoriteName' in payee ? (payee.favoriteName ?? '') : ''),
    bank: payee.beneficiary?.bankName ?? '',
    rail: kinds(`rail.${transferType}`),
    when:
      timing.kind === 'forward-dated'
        ? t('transfer.sentenceOn', { date: format.date(timing.transactionDate) })
        : t('transfer.sentenceNow'),
  });
}

function Sentence({ form }: { readonly form: LocalTransferForm }) {
  return <p className="text-lg font-semibold text-balance">{useSentence(form)}</p>;
}

interface NoteProps extends Pick<ReviewProps, 'confirmed' | 'onConfirm'> {
  readonly note: PaymentNote;
}

function Note({ note: { kind, mustConfirm }, confirmed, onConfirm }: NoteProps) {
  const t = useTexts('payments');
  const text = t(`note.${kind}`);
  if (mustConfirm)
    return (
      <Checkbox isSelected={confirmed.includes(kind)} onChange={(isOn) => onConfirm(kind, isOn)}>
        {text}
      </Checkbox>
    );
  return (
    <p className="flex gap-2">
      <Icon name="info" className="mt-0.5 text-inform" />
      {text}
    </p>
  );
}

function Costs({ form }: { readonly form: LocalTransferForm }) {
  const t = useTexts('payments');
  const { transferType, fromAccount, transactionDetails } = form;
  const charges = 'charges' in form ? form.charges : undefined;
  const question = {
    body: {
      transferType,
      fromAccountId: fromAccount.id,
      amount: transactionDetails.amount,
      ...(charges && { charges }),
    },
  };
  const read = useRead(quoteLocalTransferFee, question, { keepsPrevious: true });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-16 w-full" />}>
      {({ totalFee, totalDebit }) => (
        <KeyValueList
          isAtEnd
          facts={[
            { label: t('transfer.fees'), value: <Amount amount={totalFee} /> },
            { label: t('transfer.total'), value: <Amount amount={totalDebit} isStrong /> },
          ]}
        />
      )}
    </Reading>
  );
}

function Route({ form }: { readonly form: LocalTransferForm }) {
  const { fromAccount, transactionDetails, timing } = form;
  const question = {
    body: {
      kind: 'draft',
      menuAccess: 'LCY',
      serviceType: serviceOf(form),
      fromAccountId: fromAccount.id,
      amount: transactionDetails.amount,
      ...(timing.kind === 'forward-dated' && { transactionDate: timing.transactionDate }),
    },
  } as const;
  const read = useRead(previewRoute, question, { keepsPrevious: true });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-28 w-full" />}>
      {({ route }) => <RouteLine route={route} />}
    </Reading>
  );
}

const Consequences = memo(({ form }: { readonly form: LocalTransferForm }) => (
  <>
    <TransferFactsList form={form} />
    <Costs form={form} />
    <Route form={form} />
  </>
));

interface CompleteProps extends ReviewProps {
  readonly form: LocalTransferForm;
  readonly isAtRest: boolean;
}

/** The bank's word on the transfer. What it said before does not stand for one that it refuses. */
function useBankWord(form: LocalTransferForm, refNo: string | undefined): Read<LocalTransferValidation> {
  const body = { form, ...(refNo && { refNo }) };
  const read = useRead(validateLocalTransfer, { body }, { keepsPrevious: true });
  useRefusedFields(read.error, withoutForm);
  return read.error ? { ...read, data: undefined } : read;
}

function Complete({ form, isAtRest, ...props }: CompleteProps) {
  const t = useTexts('payments');
  const read = useBankWord(form, props.repairOf);
  const isUnconfirmed = (read.data?.notes ?? []).some(
    ({ kind, mustConfirm }) => mustConfirm && !props.confirmed.includes(kind),
  );
  const isBeingChecked = !isAtRest || read.isLoading;
  const disabledReason = isBeingChecked ? t('transfer.checking') : isUnconfirmed && t('transfer.confirmNotes');
  return (
    <>
      <Sentence form={form} />
      <Reading read={read} skeleton={<Skeleton className="h-10 w-full" />}>
        {({ notes }) => (
          <div className="flex flex-col gap-2">
            {notes.map((note) => (
              <Note key={note.kind} note={note} confirmed={props.confirmed} onConfirm={props.onConfirm} />
            ))}
          </div>
        )}
      </Reading>
      <Consequences form={form} />
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <SubmitTransfer
          form={form}
          isRepair={props.repairOf !== undefined}
          {...(disabledReason && { disabledReason })}
        />
        {props.children}
      </div>
    </>
  );
}

function Incomplete({ children }: Pick<ReviewProps, 'children'>) {
  const t = useTexts('payments');
  const leadToMissing = useLeadToMissing();
  return (
    <>
      <p className="text-ink-soft">{t('transfer.incomplete')}</p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button variant="quiet" icon="search" onPress={leadToMissing}>
          {t('transfer.missing')}
        </Button>
        {children}
      </div>
    </>
  );
}

export function ReviewSection(props: ReviewProps) {
  const t = useTexts('payments');
  const { form, isAtRest } = useCompleteTransfer();
  return (
    <Card>
      <Section id="review" title={t('transfer.reviewTitle')}>
        {form ? <Complete form={form} isAtRest={isAtRest} {...props} /> : <Incomplete>{props.children}</Incomplete>}
      </Section>
    </Card>
  );
}
