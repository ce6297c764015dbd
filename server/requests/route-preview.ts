// The route that a form would take or that a request has, and whether its stage has enough people to finish.
import { checkStageCanFinish } from '../../domain/approval/eligibility.ts';
import { fromWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DraftRouteQuestion, RequestRouteQuestion, RoutePreview } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { worthInRupiah } from '../reference/rates.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { checkVisible, loadCompany, loaded, personIn } from '../approval/load.ts';
import { loadMatrixOf, matchedRow, planFor, routeOf } from '../approval/matrix.ts';
import { newRequest } from '../approval/new-request.ts';
import { withLeave } from '../approval/route-leave.ts';
import { findByReference } from '../approval/store.ts';
import { personOnRoute, routeOnWire, type RouteFacts } from '../approval/wire-route.ts';

async function answer(context: Context, facts: RouteFacts): Promise<RoutePreview> {
  const possible = checkStageCanFinish(facts.request, facts.people);
  return {
    route: await withLeave(context, facts.people, routeOnWire(facts)),
    me: personOnRoute(facts, personIn(facts, context.who.userId)),
    canFinish: possible.ok,
    code: possible.ok ? null : possible.code,
  };
}

/** Converts an amount to rupiah. Returns null if there is none. */
export async function amountsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  wire: { readonly value: string; readonly currency: string } | undefined,
) {
  const read = wire && fromWire(wire);
  if (!read) return null;
  if (!read.ok) throw refusalOf(read);
  const worth = await worthInRupiah(db, read.value, now);
  if (!worth.ok) throw refusalOf(worth);
  return { amount: read.value, idrEquivalent: worth.value.amount };
}

async function forDraft(context: Context, draft: DraftRouteQuestion): Promise<RoutePreview> {
  const company = await loadCompany(context.db, context.who);
  const asked = await amountsOf(context, draft.amount);
  const highest = await amountsOf(context, draft.highestRecord);
  const service = draft.serviceType ?? null;
  const accountId = draft.fromAccountId ?? null;
  const [amount, idrEquivalent] = [asked?.amount ?? null, asked?.idrEquivalent ?? null];
  const matrix = await loadMatrixOf(context.db, context.who.companyId, context.who.userId);
  const records = highest ? { records: [highest] } : {};
  const { route, row } = routeOf(planFor(matrix, { service, accountId, amount, idrEquivalent, ...records }));
  const { userId: makerId } = context.who;
  const request = newRequest({ makerId, service, accountId, worth: idrEquivalent, route }, company);
  return answer(context, { ...company, request, row: { matched_row: matchedRow(row), due_at: null } });
}

async function forRequest(context: Context, { refNo, revision }: RequestRouteQuestion): Promise<RoutePreview> {
  const { db, who } = context;
  const row = await findByReference(db, who.companyId, refNo);
  if (!row) throw new Refusal('193');
  if (row.revision !== revision) throw new Refusal('ERR_REQ_3');
  const facts = await loaded(db, await loadCompany(db, who), row);
  checkVisible(facts, who.userId);
  return answer(context, facts);
}

export const previewRoute: Handlers<Context>['previewRoute'] = ({ body }, context) =>
  body.kind === 'draft' ? forDraft(context, body) : forRequest(context, body);
