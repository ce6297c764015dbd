// Changes who may pick up the cheque books, from their order until they are handed out or destroyed.
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { displayedStatus } from '../../../domain/transaction-status.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { ChequeBookContent } from '../../../generated/types.ts';
import { appendAudit } from '../../audit/append.ts';
import { createShapeCheck } from '../../contract/shape-check.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { announceTransaction } from '../../approval/announce.ts';
import { changesBetween } from '../../approval/changes.ts';
import { loadByReference, personIn } from '../../approval/load.ts';
import { checkMay } from '../../approval/permissions.ts';
import { identityOf, updateRequest, type RequestRow } from '../../approval/store.ts';
import { keepRevision } from '../../requests/submit.ts';
import { checkPickup } from './checks.ts';
import { checkMayOrder } from './terms.ts';

const checkShowable = createShapeCheck({ TransactionDetail: ['transactionDetails'] });

const isOrdered = (status: RequestRow['status']) => status === 'Successful' || status === 'Ready to Pick-up';

function checkOpen({ status }: RequestRow, { collectBy, pickedUpAt }: ChequeBookContent, now: Date): void {
  if (status === 'Picked Up' || pickedUpAt !== null) throw new Refusal('EXECUTE_PICKUP_CLOSED');
  const isOver = collectBy !== null && collectBy < jakartaMoment(now.getTime()).date;
  if (isOver) throw new Refusal('EXECUTE_PICKUP_EXPIRED', { date: { date: collectBy } });
  if (!isOrdered(status)) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(status) });
}

export const changePickup: Handlers<Context>['changePickup'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const one = await loadByReference(db, who, { refNo: body.refNo, menuAccess: 'CHQ_BOOK' }, { lock: true });
  const { content } = one.row;
  if (content.kind !== 'cheque-book') throw new Refusal('193');
  checkMayOrder(context, content.form.type);
  if (one.row.revision !== body.revision) throw new Refusal('ERR_REQ_3');
  checkOpen(one.row, content, now);
  checkMay({ row: one.row, person: personIn(one, who.userId) }, 'edit-pickup');
  await checkPickup(context, body);
  const changed = { ...content, form: { ...content.form, pickup: body.pickup } };
  await checkShowable({ transactionDetails: changed });
  const row = await updateRequest(db, identityOf(one.row), {
    content: JSON.stringify(changed),
    revision: one.row.revision + 1,
    updated_at: now,
  });
  await keepRevision(context, row);
  const changes = changesBetween(content.form.pickup, body.pickup).map((change) => ({
    ...change,
    field: `pickup.${change.field}`,
  }));
  await appendAudit(context, { type: 'record-changed', subject: row.ref_no, name: row.payee_name, changes });
  await announceTransaction(context, row);
  return {
    refNo: row.ref_no,
    revision: row.revision,
    status: row.status,
    receiptNumber: content.receiptNumber,
    pickup: body.pickup,
    collectBy: content.collectBy,
  };
};
