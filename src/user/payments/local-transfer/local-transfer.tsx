import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getFavorite } from '../../../../generated/calls/favorites.ts';
import { submitLocalTransfer } from '../../../../generated/calls/payments.ts';
import type { LocalTransferForm as Transfer, SubmitReceipt } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { LocalTransferForm } from '../../../components/local-transfer/local-transfer-form.tsx';
import { emptyTransfer, valuesOf, type TransferValues } from '../../../components/local-transfer/transfer-values.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Receipt } from './receipt.tsx';

interface Sent {
  readonly receipt: SubmitReceipt;
  readonly form: Transfer;
}

/** The same payee again, everything else anew. */
const samePayee = (form: Transfer): TransferValues => {
  const { fromAccount, payeeKind, payee } = valuesOf(form);
  return { ...emptyTransfer, fromAccount, payeeKind, payee };
};

/** Begun from a favourite: its payee is filled in. */
function WithFavorite({
  favoriteId,
  children,
}: {
  readonly favoriteId: string;
  children(values: TransferValues): React.ReactNode;
}) {
  const read = useRead(getFavorite, { body: { favoriteId } });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />} fillsScreen>
      {({ form }) => {
        if (form.paymentType !== 'LCY') return children(emptyTransfer);
        const beneficiary = { ...emptyTransfer.payee.beneficiary, ...form.beneficiary };
        const payee = { ...emptyTransfer.payee, favoriteId, favoriteName: form.favoriteName, beneficiary };
        return children({ ...emptyTransfer, payee });
      }}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('payments');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const write = useWrite(submitLocalTransfer, { refreshes: ['requests', 'transactions', 'accounts'] });
  const [sent, setSent] = useState<Sent>();
  const [again, setAgain] = useState<TransferValues>();
  const favoriteId = parameters.get('favoriteId');

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
      {favoriteId && !again ? (
        <WithFavorite favoriteId={favoriteId}>{form}</WithFavorite>
      ) : (
        form(again ?? emptyTransfer)
      )}
    </>
  );
}
