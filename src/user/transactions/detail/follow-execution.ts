import { getTransaction } from '../../../../generated/calls/transactions.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { onEvent } from '../../../api/events/event-stream.ts';

type Key = Pick<TransactionDetail, 'refNo' | 'menuAccess'>;

const firstPause = 2000;
const longestPause = 32_000;

const isRunning = ({ status }: TransactionDetail) => status === 'Execution In Progress';

/** Resolves at the next event of the transaction, or after the pause, because an event can be lost with its stream. */
function nextChange({ refNo }: Key, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onEvent((event) => {
    if (event.type === 'transaction-changed' && event.refNo === refNo) resolve();
  });
  const timer = setTimeout(resolve, milliseconds);
  return promise.finally(() => {
    stop();
    clearTimeout(timer);
  });
}

/** Waits for the result of an execution. Returns undefined if the bank has not finished after the longest pause. */
export async function followExecution(
  { refNo, menuAccess }: Key,
  pause = firstPause,
): Promise<TransactionDetail | undefined> {
  const changed = nextChange({ refNo, menuAccess }, pause);
  const detail = await ask(getTransaction, { body: { refNo, menuAccess } });
  if (!isRunning(detail)) return detail;
  if (pause > longestPause) return undefined;
  await changed;
  return followExecution({ refNo, menuAccess }, 2 * pause);
}
