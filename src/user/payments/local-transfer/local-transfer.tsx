import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { submitLocalTransfer } from '../../../../generated/calls/payments.ts';
import type { LocalTransferForm as Transfer, SubmitReceipt } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { LocalTransferForm } from '../../../components/local-transfer/local-transfer-form.tsx';
import { emptyTransfer, valuesOf, type TransferValues } from '../../../components/local-transfer/transfer-values.ts';
import { useFreshStart } from '../../../components/shell/use-fresh-start.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WithAccount, WithFavorite } from './prefilled.tsx';
import { Receipt } from './receipt.tsx';

interface Sent {
  readonly receipt: SubmitReceipt;
  readonly form: Transfer;
}

/** The same payee again, everything else anew. */
const samePayee = (form: Transfer): TransferValues => {
  const { fromAccount, payeeKind, payee, found } = valuesOf(form);
  return { ...emptyTransfer, fromAccount, payeeKind, payee, found };
};

/** As the address begins it. */
function Begun({ children }: { children(values: TransferValues): ReactNode }) {
  const [parameters] = useSearchParams();
  const favoriteId = parameters.get('favoriteId');
  const accountId = parameters.get('accountId');
  if (favoriteId) return <WithFavorite favoriteId={favoriteId}>{children}</WithFavorite>;
  if (accountId) return <WithAccount accountId={accountId}>{children}</WithAccount>;
  return children(emptyTransfer);
}

export function Component() {
  const t = useTexts('payments');
  const screens = useTexts('screens');
  const write = useWrite(submitLocalTransfer, { refreshes: ['requests', 'transactions', 'accounts'] });
  const [sent, setSent] = useState<Sent>();
  const [again, setAgain] = useState<TransferValues>();
  useFreshStart(sent);

  function startAgain(values: TransferValues): void {
    setAgain(values);
    setSent(undefined);
  }

  if (sent)
    return (
      <Receipt
        receipt={sent.receipt}
        form={sent.form}
        onSamePayee={() => startAgain(samePayee(sent.form))}
        onNew={() => startAgain(emptyTransfer)}
      />
    );
  const form = (initial: TransferValues) => (
    <LocalTransferForm
      initial={initial}
      send={(transfer, confirmed) =>
        write.send({ body: { form: transfer, ...(confirmed.length > 0 && { confirmed }) } })
      }
      onDone={(receipt, transfer) => setSent({ receipt, form: transfer })}
    />
  );
  return (
    <>
      <PageHeader title={screens('localTransfer')} description={t('transfer.intro')} />
      {again ? form(again) : <Begun>{form}</Begun>}
    </>
  );
}
