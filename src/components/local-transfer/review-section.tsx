// The review reads like a sentence; below it what the bank says about it, and who will have to act.
import { previewRoute } from '../../../generated/calls/requests.ts';
import { quoteLocalTransferFee, validateLocalTransfer } from '../../../generated/calls/payments.ts';
import type { LocalTransferForm, PaymentNote, PaymentNoteKind, ServiceCode } from '../../../generated/types.ts';
import { amountInWords } from '../../../domain/amount-in-words.ts';
import { fromWire } from '../../../domain/money.ts';
import { useRead } from '../../api/read.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { Amount } from '../money/amount.tsx';
import { RouteLine } from '../route/route-line.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { TransferFactsList } from '../transfer-facts/transfer-facts-list.tsx';
import { SubmitTransfer } from './submit-transfer.tsx';
import { useCompleteTransfer } from './use-complete-transfer.ts';

interface ReviewProps {
  readonly confirmed: readonly PaymentNoteKind[];
  readonly isRepair: boolean;
  onConfirm(kind: PaymentNoteKind, isConfirmed: boolean): void;
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
  const { language } = useFormat();
  const amount = fromWire(form.transactionDetails.amount);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-lg font-semibold text-balance">{useSentence(form)}</p>
      {amount.ok && <p className="text-ink-soft first-letter:uppercase">{amountInWords(amount.value, language)}</p>}
    </div>
  );
}

interface NoteProps extends Omit<ReviewProps, 'isRepair'> {
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
  const read = useRead(quoteLocalTransferFee, {
    body: {
      transferType,
      fromAccountId: fromAccount.id,
      amount: transactionDetails.amount,
      ...(charges && { charges }),
    },
  });
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
  const read = useRead(previewRoute, {
    body: {
      kind: 'draft',
      menuAccess: 'LCY',
      serviceType: serviceOf(form),
      fromAccountId: fromAccount.id,
      amount: transactionDetails.amount,
      ...(timing.kind === 'forward-dated' && { transactionDate: timing.transactionDate }),
    },
  });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-28 w-full" />}>
      {({ route }) => <RouteLine route={route} />}
    </Reading>
  );
}

function Complete({ form, ...props }: ReviewProps & { readonly form: LocalTransferForm }) {
  const t = useTexts('payments');
  const read = useRead(validateLocalTransfer, { body: { form } }, { keepsPrevious: true });
  const unconfirmed = (read.data?.notes ?? []).some(
    ({ kind, mustConfirm }) => mustConfirm && !props.confirmed.includes(kind),
  );
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
      <TransferFactsList form={form} />
      <Costs form={form} />
      <Route form={form} />
      <SubmitTransfer
        form={form}
        isRepair={props.isRepair}
        {...(unconfirmed && { disabledReason: t('transfer.confirmNotes') })}
      />
    </>
  );
}

export function ReviewSection(props: ReviewProps) {
  const t = useTexts('payments');
  const form = useCompleteTransfer();
  return (
    <Card>
      <Section id="review" title={t('transfer.reviewTitle')}>
        {form ? <Complete form={form} {...props} /> : <p className="text-ink-soft">{t('transfer.incomplete')}</p>}
      </Section>
    </Card>
  );
}
