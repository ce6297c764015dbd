// One decision on some records of a file: each is checked separately. The file moves on when all records are decided.
import { decide } from '../../domain/approval/decide.ts';
import { routeState } from '../../domain/approval/route-state.ts';
import { stageKindFault } from '../../domain/approval/stage-kind.ts';
import type { ApprovalRequest } from '../../domain/approval/types.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DecideRecords, RecordDecided } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { checkSignature } from '../people/signatures.ts';
import { checkOpen } from '../approval/finished.ts';
import { checkPunctual } from '../approval/late.ts';
import { loadByKey, personIn, type LoadedRequest } from '../approval/load.ts';
import { checkRecordAccess } from './record-lists.ts';
import { isPerRecord, requestOfRecord, settledFault } from '../approval/record-route.ts';
import { lockRecords, recordDecisionsOn, type RecordDecisionRow, type RecordRow } from '../approval/record-store.ts';
import { keepRecordDecisions, type DecidedRecord } from './record-outcome.ts';
import { aboutItems, signedRecords } from '../approval/signable.ts';
import { statusOfRoute } from '../approval/status-of-route.ts';
import { recheckLimits } from '../approval/recheck-limits.ts';

const actionOf = ({ decision }: DecideRecords) => (decision === 'reject' ? 'reject' : 'pass');

/** Throws, which refuses all records, if the file itself cannot be decided on. */
async function checkFile(context: Context, loaded: LoadedRequest, order: DecideRecords): Promise<void> {
  const { decision, revision } = order;
  checkRecordAccess(context, loaded);
  checkOpen(loaded, revision);
  if (!isPerRecord(context, loaded) || loaded.row.stage_kind === null)
    throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(loaded.row.status) });
  if (decision === 'reject') return;
  const misplaced = stageKindFault(loaded.request, decision);
  if (misplaced) throw refusalOf(misplaced);
  await recheckLimits(context, loaded.row, decision);
  await checkPunctual(context, loaded.row, decision);
}

interface Judging {
  readonly context: Context;
  readonly loaded: LoadedRequest;
  readonly order: DecideRecords;
  readonly decisions: readonly RecordDecisionRow[];
}

function judge({ context, loaded, order, decisions }: Judging, record: RecordRow): ApprovalRequest {
  const before = requestOfRecord(loaded, record, decisions);
  const settled = settledFault(loaded, before);
  if (settled) throw refusalOf(settled);
  const decided = decide(before, {
    person: personIn(loaded, context.who.userId),
    actorName: context.who.name,
    revision: order.revision,
    action: actionOf(order),
    reason: '',
    at: context.now.getTime(),
  });
  if (!decided.ok) throw refusalOf(decided);
  return decided.value.request;
}

const notFound = (line: number, { row }: LoadedRequest): RecordDecided => ({
  line,
  accepted: false,
  recordStatus: row.status,
  code: '193',
});

function refused(record: RecordRow, refusal: Refusal, { language }: Context): RecordDecided {
  return {
    line: record.line,
    accepted: false,
    recordStatus: record.record_status,
    code: refusal.code,
    ...refusal.mentioned(language),
  };
}

type Judged = { readonly result: RecordDecided; readonly decided?: DecidedRecord };

function judgeOne(judging: Judging, line: number, record: RecordRow | undefined): Judged {
  if (!record) return { result: notFound(line, judging.loaded) };
  try {
    const request = judge(judging, record);
    const { status } = statusOfRoute(request, false);
    const isRefused = routeState(request).kind === 'rejected';
    return {
      result: { line, accepted: true, recordStatus: status, code: null },
      decided: { record, status, action: isRefused ? 'reject' : 'pass' },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { result: refused(record, error, judging.context) };
  }
}

/** The signature covers the named records that exist; each missing one gets its own refusal. */
async function signatureOf(
  context: Context,
  { row }: LoadedRequest,
  order: DecideRecords,
  records: readonly RecordRow[],
): Promise<string | undefined> {
  if (order.decision !== 'approve' && order.decision !== 'release') return undefined;
  const chosen = records.filter(({ line }) => order.lines.includes(line));
  return checkSignature(
    context,
    order.signature,
    aboutItems(context.who, order.decision, [signedRecords(context, row, chosen)]),
  );
}

export const decideOnRecords: Handlers<Context>['decideOnRecords'] = async ({ body }, context) => {
  const { db, who } = context;
  const loaded = await loadByKey(db, who, body, { lock: true });
  await checkFile(context, loaded, body);
  const records = await lockRecords(db, { companyId: who.companyId, taskId: body.taskId });
  const signatureDigest = await signatureOf(context, loaded, body, records);
  const judging = { context, loaded, order: body, decisions: await recordDecisionsOn(db, loaded.row) };
  const judged = body.lines.map((line) =>
    judgeOne(
      judging,
      line,
      records.find((record) => record.line === line),
    ),
  );
  const decided = judged.flatMap((one) => one.decided ?? []);
  const reason = body.decision === 'reject' ? body.reason : undefined;
  const row = await keepRecordDecisions(context, loaded, { decision: body.decision, decided, reason, signatureDigest });
  const results = judged.map(({ result }) => result);
  return {
    refNo: row.ref_no,
    revision: row.revision,
    status: row.status,
    accepted: decided.length,
    refused: results.length - decided.length,
    results,
  };
};
