// The details of a request for the person who decides on it or repairs it.
import type { Handlers } from '../../generated/handlers.ts';
import type { FieldChange, RequestDetail, TransactionContent } from '../../generated/types.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { detailOf } from './transaction-detail.ts';
import { changesBetween } from '../approval/changes.ts';
import { exceptionalStateOf } from '../approval/exceptional-rights.ts';
import { findExecution } from '../execution/executions.ts';
import { flagsOf } from '../approval/flags.ts';
import { lateness, noticeOf } from '../approval/late.ts';
import { loadByKey, loadRequest, personIn, type LoadedRequest, type NamedRequest } from '../approval/load.ts';
import { asShown, contentInLanguage, kindOf } from '../approval/payment-kind.ts';
import { actingUser } from '../approval/people.ts';
import { lockForRepair } from '../approval/repair-lock.ts';
import { checkReadyForRepair } from '../approval/repairable.ts';
import { rightsOf } from '../approval/rights.ts';
import { withLeave } from '../approval/route-leave.ts';
import { seriesTerms } from '../approval/series-terms.ts';
import { stepsOnWire } from '../approval/steps.ts';
import { findByReference, identityOf, revisionsOf, stepsOf, type RequestRow, type StepRow } from '../approval/store.ts';
import { readCodeNames } from '../reference/code-names.ts';
import { readWaitsFor } from '../execution/waiting-money.ts';
import { secondLooksAt } from './second-looks.ts';
import { routeOnWire } from '../approval/wire-route.ts';

async function lateNotice(context: Context, { row }: LoadedRequest) {
  if (row.stage_kind === null) return null;
  const late = await lateness(context, row, row.stage_kind);
  return late && noticeOf(row, late, context.now, context.language);
}

function makersOf({ row, people }: LoadedRequest) {
  return people.filter(({ personId }) => row.maker_ids.includes(personId)).map(actingUser);
}

async function contentBefore(
  { db }: Context,
  { row }: LoadedRequest,
  replaced: string | undefined,
): Promise<TransactionContent | undefined> {
  if (row.revision > 1)
    return (await revisionsOf(db, identityOf(row))).find(({ revision }) => revision === row.revision - 1)?.content;
  return replaced === undefined ? undefined : (await findByReference(db, row.company_id, replaced))?.content;
}

async function changesOf(context: Context, loaded: LoadedRequest, replaced: string | undefined) {
  const before = await contentBefore(context, loaded, replaced);
  const { row } = loaded;
  return before ? changesBetween(contentInLanguage(context, before), contentInLanguage(context, row.content)) : [];
}

const madeAt = ({ revision, created_at }: RequestRow, steps: readonly StepRow[]): Date =>
  steps.find((step) => step.revision === revision)?.acted_at ?? created_at;

/** The request with its steps up to its own revision, which may be an earlier one. */
export async function requestDetail(context: Context, loaded: LoadedRequest): Promise<RequestDetail> {
  const { db, who, now } = context;
  const row = await asShown(context, loaded.row);
  const viewer = personIn(loaded, who.userId);
  const steps = (await stepsOf(db, identityOf(row))).filter(({ revision }) => revision <= row.revision);
  const exceptional = exceptionalStateOf(loaded, now);
  const series = seriesTerms(context, row);
  const changes: FieldChange[] = await changesOf(context, loaded, series?.replacesRefNo);
  return {
    taskId: row.task_id,
    refNo: row.ref_no,
    revision: row.revision,
    menuAccess: row.menu_access,
    flags: flagsOf(context, loaded, exceptional),
    notes: row.notes,
    secondLooks: await secondLooksAt(context, row, madeAt(row, steps), viewer),
    rights: rightsOf(loaded, viewer, exceptional),
    makers: makersOf(loaded),
    returned: row.returned,
    exceptional,
    late: await lateNotice(context, loaded),
    ...(series && { series }),
    changes,
    route: await withLeave(context, loaded.people, routeOnWire(loaded)),
    steps: stepsOnWire(steps, context.language),
    transaction: {
      ...detailOf(context, {
        row,
        steps,
        execution: await findExecution(db, identityOf(row)),
        viewer,
        waits: await readWaitsFor(context, row, viewer),
      }),
      codeNames: await readCodeNames(context, row.content, changes),
    },
  };
}

export async function loadOne(
  { db, who }: Context,
  named: { readonly taskId: string; readonly refNo: string },
): Promise<LoadedRequest> {
  return loadByKey(db, who, named, { lock: false });
}

export async function loadVisible(context: Context, named: NamedRequest): Promise<LoadedRequest> {
  return loadRequest(context.db, context.who, named, { lock: false });
}

export const getRequest: Handlers<Context>['getRequest'] = async ({ body }, context) =>
  requestDetail(context, await loadVisible(context, body));

export const getRequestRepair: Handlers<Context>['getRequestRepair'] = async ({ body }, context) => {
  const loaded = await loadVisible(context, body);
  const { row } = loaded;
  checkReadyForRepair(loaded, context.who.userId, row.revision);
  await lockForRepair(context, identityOf(row));
  if (!row.returned) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
  return {
    pageMode: kindOf(context, row).repairForm(row.content),
    returned: row.returned,
    request: await requestDetail(context, loaded),
  };
};
