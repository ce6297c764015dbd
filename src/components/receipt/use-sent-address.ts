import { useSearchParams } from 'react-router-dom';
import type { SubmitReceipt } from '../../../generated/types.ts';

export type SentKey = Pick<SubmitReceipt, 'refNo' | 'taskId'>;

interface SentAddress {
  /** The submitted request that the address names. */
  readonly sent: SentKey | undefined;
  show(receipt: SentKey): void;
  leave(): void;
}

/** Stores the receipt in the address of its form, so that a reload or another tab shows the receipt, not the form. */
export function useSentAddress(): SentAddress {
  const [parameters, setParameters] = useSearchParams();
  const [refNo, taskId] = [parameters.get('sent'), parameters.get('taskId')];
  return {
    sent: refNo && taskId ? { refNo, taskId } : undefined,
    show: (receipt) => setParameters({ sent: receipt.refNo, taskId: receipt.taskId }, { replace: true }),
    leave: () => setParameters({}, { replace: true }),
  };
}
