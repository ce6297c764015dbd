// Reads the records of a bulk file with their payment results.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ExecutionReceipt } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { checkRecordAccess } from '../requests/record-lists.ts';
import { checkVisible, loadCompany, loaded, type LoadedRequest } from '../approval/load.ts';
import { findRecord, readRecords, recordDecisionsOn, type RecordRow } from '../approval/record-store.ts';
import { recordOnWire, seesAmounts } from '../approval/record-wire.ts';
import { stepsOnWire } from '../approval/steps.ts';
import { findByReference, identityOf, stepsOf } from '../approval/store.ts';

type Records = Handlers<Context>;

async function loadFile(context: Context, refNo: string): Promise<LoadedRequest> {
  const { db, who } = context;
  const row = await findByReference(db, who.companyId, refNo);
  if (!row) throw new Refusal('193');
  const one = await loaded(db, await loadCompany(db, who), row);
  checkVisible(one, who.userId);
  checkRecordAccess(context, one);
  return one;
}

export const listTransactionRecords: Records['listTransactionRecords'] = async ({ body }, context) => {
  const { db, who } = context;
  const { row } = await loadFile(context, body.refNo);
  const sort = body.sort ?? ({ field: 'line', direction: 'asc' } as const);
  const query = { ...body, sort };
  const { rows, page, sums } = await readRecords(db, identityOf(row), body.serviceType, query);
  const isShown = seesAmounts(who, { record_type: body.serviceType });
  return { items: rows.map((record) => recordOnWire(record, who)), page, sums: isShown ? await sums() : [] };
};

function receiptOf({ host_reference: hostReference, executed_at: at }: RecordRow): ExecutionReceipt | undefined {
  if (hostReference === null) return undefined;
  return { kind: 'transfer', hostReference, creditedAt: at && wireInstant(at.getTime()) };
}

/** Returns the steps of the file, without those that decided only on other records, and without why others failed. */
async function stepsFor({ db, language }: Context, { row }: LoadedRequest, line: number) {
  const decisions = await recordDecisionsOn(db, row);
  const ofRecords = new Set(decisions.map(({ step_no }) => step_no));
  const own = new Set(decisions.filter((one) => one.line === line).map(({ step_no }) => step_no));
  const steps = await stepsOf(db, identityOf(row));
  const shown = steps.filter(({ step_no }) => own.has(step_no) || !ofRecords.has(step_no));
  return stepsOnWire(
    shown.map((step) => ({ ...step, failure: null })),
    language,
  );
}

export const getTransactionRecord: Records['getTransactionRecord'] = async ({ body }, context) => {
  const { db, who } = context;
  const one = await loadFile(context, body.refNo);
  const record = await findRecord(db, identityOf(one.row), body.line);
  if (!record) throw new Refusal('193');
  if (!seesAmounts(who, record)) throw new Refusal('95');
  const receipt = receiptOf(record);
  return {
    refNo: body.refNo,
    record: recordOnWire(record, who),
    content: record.content,
    ...(receipt && { receipt }),
    steps: await stepsFor(context, one, body.line),
  };
};
