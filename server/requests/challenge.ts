// Issues a signature challenge over requests, only to a person who may take the decision now.
import { fromWire, type Money } from '../../domain/money.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import { obstacles } from '../../domain/approval/who-may-act.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ChallengeRequest, SignedAction } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { issueChallenge } from '../people/issue-challenge.ts';
import { limits, withinLimit } from '../people/rate-limit.ts';
import { usableDevice } from '../people/signatures.ts';
import { checkBatchLimit } from '../approval/batch-limit.ts';
import { judge } from '../approval/decide.ts';
import { signedAs } from './exceptional-common.ts';
import { exceptionalRights, exceptionalStateOf } from '../approval/exceptional-rights.ts';
import { checkOpen } from '../approval/finished.ts';
import { loadByKey, personIn, type LoadedRequest } from '../approval/load.ts';
import { checkMay } from '../approval/permissions.ts';
import { isPerRecord } from '../approval/record-route.ts';
import { findRecords } from '../approval/record-store.ts';
import { checkRecordAccess } from './record-lists.ts';
import { seesAmounts } from '../approval/record-wire.ts';
import { aboutItems, findSigned, signedNow, totalInFirstCurrency } from '../approval/signable.ts';
import { checkExecutable } from '../approval/recheck-limits.ts';
import { identityOf } from '../approval/store.ts';

/** Ignores the person's limit for the whole file, because each record is checked with its own amount. */
function checkMaySignForRecords({ who }: Context, loaded: LoadedRequest, revision: number): void {
  checkOpen(loaded, revision);
  const found = obstacles(loaded.request, personIn(loaded, who.userId), revision);
  const obstacle = found.find(({ reason }) => reason !== 'lacks-limit');
  if (obstacle) throw refusalOf(obstacle.because);
}

function checkMaySignExceptionally({ who, now }: Context, loaded: LoadedRequest, action: SignedAction): void {
  const stage = loaded.row.stage_kind;
  const state = exceptionalStateOf(loaded, now);
  const rights = exceptionalRights(loaded, personIn(loaded, who.userId), state);
  const isAllowed = rights.some(({ allowed }) => allowed) && stage !== null && signedAs(stage) === action;
  if (!isAllowed) throw new Refusal('APPROVAL_NOT_YOUR_TURN');
}

function checkMaySign(context: Context, loaded: LoadedRequest, action: SignedAction, revision: number): void {
  if (action === 'stop') {
    if (loaded.row.revision !== revision) throw new Refusal('ERR_REQ_3');
    return checkMay({ row: loaded.row, person: personIn(loaded, context.who.userId) }, 'stop');
  }
  if (action !== 'approve' && action !== 'release') {
    checkOpen(loaded, revision);
    return checkMaySignExceptionally(context, loaded, action);
  }
  if (isPerRecord(context, loaded)) return checkMaySignForRecords(context, loaded, revision);
  const { task_id: taskId, menu_access: menuAccess } = loaded.row;
  judge(context, loaded, { named: { taskId, menuAccess }, revision, decision: action });
}

/** Throws unless each named record exists and the person may see its amount. */
async function checkRecords(context: Context, loaded: LoadedRequest, lines: readonly number[]): Promise<void> {
  const { db, who } = context;
  checkRecordAccess(context, loaded);
  if (!isPerRecord(context, loaded))
    throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(loaded.row.status) });
  const named = await findRecords(db, identityOf(loaded.row), lines);
  if (named.length < lines.length) throw new Refusal('193');
  if (!named.every((record) => seesAmounts(who, record))) throw new Refusal('95');
}

/** Throws if the total that the person was shown is not the total that is signed. */
function checkTotal({ trxCurrency, trxAmount }: ChallengeRequest, total: Money | null): void {
  const shown = fromWire({ value: trxAmount, currency: trxCurrency });
  if (!shown.ok) throw refusalOf(shown);
  if (shown.value.currency !== total?.currency || shown.value.minor !== total.minor) throw new Refusal('ERR_REQ_3');
}

async function challengeOver(context: Context, body: ChallengeRequest) {
  const { db, who } = context;
  const { action, items } = body;
  await checkBatchLimit(context, items);
  await usableDevice(context);
  const rows = await findSigned(db, who.companyId, items);
  // Load all before checking any, so that a hidden request gets the same answer as a missing one.
  const visible: LoadedRequest[] = [];
  for (const { task_id: taskId, ref_no: refNo } of rows)
    visible.push(await loadByKey(db, who, { taskId, refNo }, { lock: false }));
  for (const [index, loaded] of visible.entries()) {
    const { revision = 0, lines } = items[index] ?? {};
    checkMaySign(context, loaded, action, revision);
    if (loaded.row.stage_kind) checkExecutable(context, loaded.row, loaded.row.stage_kind);
    if (lines) await checkRecords(context, loaded, lines);
  }
  const covers = await signedNow(context, items);
  const total = totalInFirstCurrency(covers.map(({ amount }) => amount));
  checkTotal(body, total);
  const { digest } = aboutItems(who, action, covers);
  return { ...(await issueChallenge(context, { action, covers, total, digest })), covers };
}

export const generateChallenge: Handlers<Context>['generateChallenge'] = ({ body }, context) =>
  withinLimit(context, limits.challenge, context.who.userId, () => challengeOver(context, body));
