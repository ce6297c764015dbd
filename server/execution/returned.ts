// Stores that a payment which was carried out came back, and derives from it the status of the request.
import { hasLeft } from '../../domain/execution-status.ts';
import type { ErrorCode, Language, ReturnedTransfer } from '../../generated/types.ts';
import { transact } from '../db/transact.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import type { JobContext } from '../jobs/kind.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import { findRequest } from '../approval/store.ts';
import type { ExecutionPayload } from '../approval/schedule.ts';
import { findExecutions, updateExecution } from './executions.ts';
import { portalWord } from '../reference/portal-words.ts';
import { giveLimitBack } from './limit-usage.ts';
import { moveRequest, verdictOf } from './outcome.ts';

const checkShowable = createShapeCheck({ TransactionDetail: ['receipt'] });

const wordsFor = ({ reason, credited, charges }: ReturnedTransfer, language: Language) => ({
  cause: portalWord('transactions', `returned.${reason}`, language),
  credited: formatWireMoney(credited, language),
  charges: formatWireMoney(charges, language),
});

const wordsOf = (returned: ReturnedTransfer) => ({ EN: wordsFor(returned, 'EN'), ID: wordsFor(returned, 'ID') });

/** Does nothing if the money has not left, or came back before. */
export async function recordReturn(
  services: JobContext,
  identity: ExecutionPayload,
  { returned, code }: { readonly returned: ReturnedTransfer; readonly code: ErrorCode },
): Promise<void> {
  await transact(services.db, async (db) => {
    const row = await findRequest(db, identity, true);
    const [execution] = await findExecutions(db, identity, true);
    if (!row || !execution || !hasLeft(execution.state) || execution.receipt?.kind !== 'transfer') return;
    const receipt = { ...execution.receipt, returned };
    await checkShowable({ receipt });
    const updated = await updateExecution(db, execution, {
      state: 'rejected',
      code,
      code_words: JSON.stringify(wordsOf(returned)),
      receipt: JSON.stringify(receipt),
    });
    const at = new Date(returned.returnedAt);
    await giveLimitBack(db, row, execution, at);
    const verdict = { ...verdictOf(row, [updated]), status: 'Returned' } as const;
    await moveRequest(db, services, row, { ...verdict, reported: { action: 'return', at } });
  });
}
