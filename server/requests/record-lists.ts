// The records of a file, page by page, for the people who decide on it or repair it.
import type { Handlers } from '../../generated/handlers.ts';
import type { BulkRecordType, RequestRecordQuery } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { changesBetween } from '../approval/changes.ts';
import { loadOne } from './detail.ts';
import { personIn, type LoadedRequest } from '../approval/load.ts';
import { kindOf } from '../approval/payment-kind.ts';
import { recordRights } from '../approval/record-route.ts';
import { readRecords, recordDecisionsOn } from '../approval/record-store.ts';
import { recordOnWire, seesAmounts } from '../approval/record-wire.ts';
import { identityOf } from '../approval/store.ts';

/** Throws unless the request is a file and the caller has access to its service. */
export function checkRecordAccess(
  { who, ...knows }: Pick<Context, 'who' | 'paymentKinds'>,
  { row }: LoadedRequest,
): void {
  if (!kindOf(knows, row).isFile) throw new Refusal('193');
  if (row.service !== null && !who.services.includes(row.service)) throw new Refusal('94');
}

async function loadFile(context: Context, { taskId, refNo }: RequestRecordQuery): Promise<LoadedRequest> {
  const loaded = await loadOne(context, { taskId, refNo });
  checkRecordAccess(context, loaded);
  return loaded;
}

type Lists = Handlers<Context>;
const typeIn = (path: { readonly serviceType: string }) => path.serviceType as BulkRecordType;

export const listRequestRecords: Lists['listRequestRecords'] = async ({ path, body }, context) => {
  const { db, who } = context;
  const loaded = await loadFile(context, body);
  const recordType = typeIn(path);
  const { rows, page, sums } = await readRecords(db, identityOf(loaded.row), recordType, body);
  const decisions = await recordDecisionsOn(db, loaded.row);
  const person = personIn(loaded, who.userId);
  const items = rows.map((row) => ({
    record: recordOnWire(row, who),
    changed: row.content_before !== null,
    rights: recordRights(context, loaded, row, decisions, person),
  }));
  return { items, page, sums: seesAmounts(who, { record_type: recordType }) ? await sums() : [] };
};

export const listRepairedRecords: Lists['listRepairedRecords'] = async ({ path, body }, context) => {
  const { db, who } = context;
  const loaded = await loadFile(context, body);
  if (loaded.row.tab !== 'repair') throw new Refusal('193');
  const { rows, page } = await readRecords(db, identityOf(loaded.row), typeIn(path), body);
  const items = rows.map((row) => {
    const isShown = row.content_before !== null && seesAmounts(who, row);
    return {
      record: recordOnWire(row, who),
      returnReason: row.return_reason,
      changes: isShown ? changesBetween(row.content_before, row.content).slice(0, 100) : [],
      changedBy: row.changed_by,
    };
  });
  return { items, page };
};
