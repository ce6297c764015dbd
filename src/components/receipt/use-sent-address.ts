import { useSearchParams } from 'react-router-dom';
import type { SubmitReceipt } from '../../../generated/types.ts';

export type SentKey = Pick<SubmitReceipt, 'refNo' | 'taskId'>;

interface SentAddress {
  /** What the address says was submitted. */
  readonly sent: SentKey | undefined;
  show(receipt: SentKey): void;
  leave(): void;
}

/** A receipt stands in the address of its form, so a reload and another tab find it instead of the form. */
export function useSentAddress(): SentAddress {
  const [parameters, setParameters] = useSearchParams();
  const [refNo, taskId] = [parameters.get('sent'), parameters.get('taskId')];
  return {
    sent: refNo && taskId ? { refNo, taskId } : undefined,
    show: (receipt) => setParameters({ sent: receipt.refNo, taskId: receipt.taskId }, { replace: true }),
    leave: () => setParameters({}, { replace: true }),
  };
}
