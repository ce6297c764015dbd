import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listDrafts, submitLocalTransfer } from '../../../../generated/calls/payments.ts';
import type { DraftSummary, LocalTransferReceipt } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { LocalTransferForm } from '../../../components/local-transfer/local-transfer-form.tsx';
import { samePayee } from '../../../components/local-transfer/begun-transfer.ts';
import { emptyTransfer, type TransferValues } from '../../../components/local-transfer/transfer-values.ts';
import { SentReading } from '../../../components/receipt/sent-reading.tsx';
import { useSentAddress, type SentKey } from '../../../components/receipt/use-sent.ts';
import { useFreshStart } from '../../../components/shell/use-fresh-start.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { draftsOfTransfers } from '../../../components/drafts/drafts-of-transfers.ts';
import { WithAccount, WithDebitAccount, WithDraft, WithFavorite, WithTransfer } from './prefilled.tsx';
import { Receipt } from './receipt.tsx';
import { useKeeping } from './use-keeping.ts';

type Begin = (values: TransferValues, draft?: DraftSummary) => ReactNode;

/** As the address begins it. */
function Begun({ children }: { readonly children: Begin }) {
  const [parameters] = useSearchParams();
  const draftId = parameters.get('draftId');
  const favoriteId = parameters.get('favoriteId');
  const paidBefore = parameters.get('paidBefore');
  const accountId = parameters.get('accountId');
  const withAccount = (values: TransferValues) => <WithDebitAccount values={values}>{children}</WithDebitAccount>;
  if (draftId)
    return (
      <WithDraft key={draftId} draftId={draftId}>
        {children}
      </WithDraft>
    );
  if (favoriteId)
    return (
      <WithFavorite key={favoriteId} favoriteId={favoriteId}>
        {withAccount}
      </WithFavorite>
    );
  if (paidBefore)
    return (
      <WithTransfer key={paidBefore} refNo={paidBefore}>
        {withAccount}
      </WithTransfer>
    );
  if (accountId) return <WithAccount accountId={accountId}>{children}</WithAccount>;
  return withAccount(emptyTransfer);
}

interface FillingProps {
  readonly initial: TransferValues;
  readonly draft: DraftSummary | undefined;
  onDone(receipt: LocalTransferReceipt): void;
}

function Filling({ initial, draft, onDone }: FillingProps) {
  const place = draft ? `local-transfer ${draft.draftId}` : 'local-transfer';
  const write = useWrite(submitLocalTransfer, { refreshes: ['requests', 'transactions', 'accounts'] });
  const keep = useKeeping(place, draft);
  const draftId = draft && { draftId: draft.draftId };
  return (
    <LocalTransferForm
      key={place}
      initial={initial}
      place={place}
      onKeep={keep}
      send={(form, confirmed) => write.send({ body: { form, ...draftId, ...(confirmed.length > 0 && { confirmed }) } })}
      onDone={onDone}
    />
  );
}

function Header() {
  const t = useTexts('payments');
  const screens = useTexts('screens');
  const count = useRead(listDrafts, draftsOfTransfers).data?.items.length ?? 0;
  return (
    <PageHeader
      title={screens('localTransfer')}
      description={t('transfer.intro')}
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

interface ReceiptReadingProps {
  readonly sent: SentKey;
  onAgain(values: TransferValues): void;
}

/** Of a transfer that was submitted before this page was loaded. */
function ReceiptReading({ sent, onAgain }: ReceiptReadingProps) {
  const screens = useTexts('screens');
  const back = { href: paths.services, label: screens('services') };
  return (
    <SentReading sent={sent} menuAccess="LCY" back={back}>
      {(receipt, { transactionDetails: content, executionDate }) =>
        content.kind === 'local-transfer' && (
          <Receipt
            receipt={{ ...receipt, form: content.form, executionDate }}
            onSamePayee={() => onAgain(samePayee(content.form))}
            onNew={() => onAgain(emptyTransfer)}
          />
        )
      }
    </SentReading>
  );
}

export function Component() {
  const address = useSentAddress();
  const [sent, setSent] = useState<LocalTransferReceipt>();
  const [again, setAgain] = useState<TransferValues>();
  useFreshStart(sent ?? address.sent?.refNo);

  function startAgain(values: TransferValues): void {
    setAgain(values);
    setSent(undefined);
    address.leave();
  }
  function show(receipt: LocalTransferReceipt): void {
    setSent(receipt);
    address.show(receipt);
  }

  if (sent)
    return (
      <Receipt
        receipt={sent}
        onSamePayee={() => startAgain(samePayee(sent.form))}
        onNew={() => startAgain(emptyTransfer)}
      />
    );
  if (address.sent) return <ReceiptReading sent={address.sent} onAgain={startAgain} />;
  const fill: Begin = (values, draft) => <Filling initial={values} draft={draft} onDone={show} />;
  return (
    <>
      <Header />
      {again ? <WithDebitAccount values={again}>{fill}</WithDebitAccount> : <Begun>{fill}</Begun>}
    </>
  );
}
