import { downloadAdvice, downloadMt103, downloadReceipt } from '../../../../generated/calls/transactions.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { download } from '../../../api/download.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

/** Returns what saves each document of a transaction as a file. */
export function useFiles({ refNo, idTrxLog }: TransactionDetail) {
  const t = useTexts('transactions');
  const { attempt } = useFailure();
  const save = (call: typeof downloadReceipt | typeof downloadAdvice | typeof downloadMt103, name: string) =>
    idTrxLog && void attempt(() => download(call, { body: { refNo, idTrxLog } }, `${name} ${refNo}.pdf`));
  return {
    receipt: () => save(downloadReceipt, t('file.receipt')),
    advice: () => save(downloadAdvice, t('file.advice')),
    mt103: () => save(downloadMt103, t('action.mt103')),
  };
}
