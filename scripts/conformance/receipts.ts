// What the receipt of a change says: a new task begins at revision 1, a repair goes on with the task that it names.
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { isDone, outputOf, parsed } from './answers.ts';
import type { Answer } from './exchange.ts';
import type { Complaint } from './judge.ts';
import { outputSchema } from './record-lists.ts';
import { isFields, nameOf } from './seen.ts';

export function* receiptComplaints(
  document: OpenApiDocument,
  located: LocatedOperation,
  answer: Answer,
  body = '',
): Generator<Complaint> {
  const isReceipt = nameOf(outputSchema(document, located) ?? {}) === 'AdminTaskReceipt';
  if (!isReceipt || !isDone(answer)) return;
  const sent = parsed(body);
  const repair = isFields(sent) ? sent['repair'] : undefined;
  const { taskId, revision } = outputOf(answer);
  if (!isFields(repair)) return;
  if (taskId !== repair['taskId'])
    yield {
      kind: 'wrong-receipt',
      message: `The repair of ${String(repair['taskId'])} is answered as ${String(taskId)}`,
    };
  if (revision !== Number(repair['revision']) + 1)
    yield {
      kind: 'wrong-receipt',
      message: `The repair of revision ${String(repair['revision'])} has the revision ${String(revision)}`,
    };
}
