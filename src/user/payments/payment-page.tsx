// The page to make a payment, for every kind that has a form.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { listDrafts } from '../../../generated/calls/payments.ts';
import type { DraftSummary, SubmitReceipt } from '../../../generated/types.ts';
import { menuOfReference } from '../../../domain/payment-menus.ts';
import { useRead } from '../../api/read.ts';
import { draftsOf } from '../../components/drafts/draft-queries.ts';
import { useSaveDraft } from '../../components/drafts/use-save-draft.ts';
import type { KindWithForm } from '../../components/kinds/payment-forms.ts';
import { paymentKinds } from '../../components/kinds/payment-kinds.ts';
import { formLink } from '../../components/kinds/shown-kinds.ts';
import { PaymentForm } from '../../components/payment-form/payment-form.tsx';
import { contentOfKind } from '../../components/payment-form/kind-context.ts';
import type { PaymentContent } from '../../components/payment-form/payment-content.ts';
import type { PaymentKind } from '../../components/payment-form/payment-kind.ts';
import { WithDebitAccount } from '../../components/payment-form/with-debit-account.tsx';
import type { PaymentValues } from '../../components/payment-form/payment-values.ts';
import { SentReading } from '../../components/receipt/sent-reading.tsx';
import { useSentAddress, type SentKey } from '../../components/receipt/use-sent-address.ts';
import { useResetScrollAndFocus } from '../../components/shell/use-reset-scroll-and-focus.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { BegunPayment } from './begun-payment.tsx';
import { LostAnswer } from './lost-answer.tsx';
import { Receipt } from './receipt.tsx';
import { useSentOnce } from './use-sent-once.ts';

interface PageProps {
  readonly kind: PaymentKind;
}

interface FillingProps extends PageProps {
  readonly initial: PaymentValues;
  readonly draft: DraftSummary | undefined;
  onDone(receipt: SubmitReceipt): void;
}

function Filling({ kind, initial, draft, onDone }: FillingProps) {
  const place = draft ? `${kind.place} ${draft.draftId}` : kind.place;
  const sending = useSentOnce(place, kind.calls.useSubmit());
  const addressOf = (draftId: string) => formLink(kind.menuAccess, { draftId }) ?? paths.services;
  const keep = useSaveDraft({ kind, place, draft, addressOf });
  return (
    <>
      <LostAnswer sending={sending} onFound={onDone} />
      <PaymentForm
        key={place}
        kind={kind}
        initial={initial}
        place={place}
        isAskedAbout={sending.lost !== undefined}
        onKeep={keep}
        send={(form, confirmed) => sending.send({ form, draftId: draft?.draftId, confirmed })}
        onDone={onDone}
      />
    </>
  );
}

function Header({ kind }: PageProps) {
  const t = useTexts('payments');
  const screens = useTexts('screens');
  const { intro } = kind.useWords();
  const count = useRead(listDrafts, draftsOf(kind.menuAccess)).data?.items.length ?? 0;
  return (
    <PageHeader
      title={screens(kind.title)}
      description={intro}
      actions={
        count > 0 && (
          <Link to={paths.services} className={buttonClass('quiet')}>
            {t('draft.link', { count })}
          </Link>
        )
      }
    />
  );
}

interface AgainProps extends PageProps {
  onAgain(values: PaymentValues): void;
}

interface SentReceiptProps extends AgainProps {
  readonly receipt: SubmitReceipt;
  readonly content: PaymentContent;
  readonly payeeName: string;
  readonly executionDate: string;
}

function SentReceipt({ onAgain, ...sent }: SentReceiptProps) {
  const { begins, empty } = sent.kind;
  return <Receipt {...sent} onSamePayee={() => onAgain(begins.samePayee(sent.content))} onNew={() => onAgain(empty)} />;
}

/**
 * The receipt read from the request: for a page loaded after the submission, or a receipt that lacks what was stored.
 */
function ReceiptReading({ sent, ...again }: AgainProps & { readonly sent: SentKey }) {
  const screens = useTexts('screens');
  const back = { href: paths.services, label: screens('services') };
  return (
    <SentReading sent={sent} menuAccess={again.kind.menuAccess} back={back}>
      {(receipt, { transactionDetails, customerName, executionDate }) => {
        const content = contentOfKind(again.kind, transactionDetails);
        const sent = { receipt, payeeName: customerName, executionDate };
        return content && <SentReceipt {...again} {...sent} content={content} />;
      }}
    </SentReading>
  );
}

function PaymentPage({ kind }: PageProps) {
  const navigate = useNavigate();
  const address = useSentAddress();
  const [receipt, setReceipt] = useState<SubmitReceipt>();
  const [again, setAgain] = useState<PaymentValues>();
  useResetScrollAndFocus(receipt ?? address.sent?.refNo);

  function startAgain(values: PaymentValues): void {
    setAgain(values);
    setReceipt(undefined);
    address.leave();
  }
  function show(sent: SubmitReceipt): void {
    if (menuOfReference(sent.refNo) === 'RECURRING') return void navigate(paths.series(sent.refNo));
    setReceipt(sent);
    address.show(sent);
  }

  const sent = receipt && kind.sentOf(receipt);
  if (receipt && sent) return <SentReceipt kind={kind} receipt={receipt} {...sent} onAgain={startAgain} />;
  if (address.sent) return <ReceiptReading kind={kind} sent={address.sent} onAgain={startAgain} />;
  const fill = (values: PaymentValues, draft?: DraftSummary) => (
    <Filling kind={kind} initial={values} draft={draft} onDone={show} />
  );
  return (
    <>
      <Header kind={kind} />
      {again ? (
        <WithDebitAccount kind={kind} values={again}>
          {fill}
        </WithDebitAccount>
      ) : (
        <BegunPayment kind={kind}>{fill}</BegunPayment>
      )}
    </>
  );
}

export const Component = ({ of }: { readonly of: KindWithForm }) => <PaymentPage kind={paymentKinds[of]} />;
