// An invented request, to show which row of a map it would match and which stages it would go through.
import { checkStageCanFinish } from '../../domain/approval/eligibility.ts';
import type { MatrixQuestion } from '../../domain/approval/matrix.ts';
import type { ApprovalRequest, MatrixRow, Route } from '../../domain/approval/types.ts';
import { money, type Money } from '../../domain/money.ts';
import type { ApprovalRoute, PaymentAmount, SampleTransaction } from '../../generated/types.ts';
import { loadCompany, type Company } from '../approval/load.ts';
import { matchedRow } from '../approval/matrix.ts';
import { routeOnWire } from '../approval/wire-route.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { amountsOf } from '../requests/route-preview.ts';

export interface Sample {
  readonly company: Company;
  readonly question: MatrixQuestion;
  readonly idrEquivalent: Money | null;
  readonly makerId: string;
}

interface Asked {
  readonly transactionType: string;
  readonly accountId?: string;
  readonly amount?: PaymentAmount;
  readonly highestRecord?: PaymentAmount;
}

/** A request without an account has the account ''. */
export async function questionOf(asking: Pick<Context, 'db' | 'now'>, asked: Asked) {
  const total = await amountsOf(asking, asked.amount);
  const highest = await amountsOf(asking, asked.highestRecord);
  const nothing = money(0n, 'IDR');
  const question: MatrixQuestion = {
    service: asked.transactionType,
    accountId: asked.accountId ?? '',
    currency: asked.amount?.currency ?? 'IDR',
    records: [highest ?? total ?? { amount: nothing, idrEquivalent: nothing }],
  };
  return { question, idrEquivalent: total?.idrEquivalent ?? null };
}

/** Throws a Refusal for an account that the company does not have. */
export async function checkAccount(
  { db, who }: Pick<Context, 'db' | 'who'>,
  accountId: string | undefined,
): Promise<void> {
  if (accountId === undefined) return;
  const found = await db
    .selectFrom('accounts')
    .select('account_id')
    .where('company_id', '=', who.companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw new Refusal('193');
}

export async function sampleOf(context: Context, asked: SampleTransaction): Promise<Sample> {
  const company = await loadCompany(context.db, context.who);
  if (!company.people.some(({ personId }) => personId === asked.makerId)) throw new Refusal('193');
  return { company, ...(await questionOf(context, asked)), makerId: asked.makerId };
}

/** What a decision needs: a favorite needs no service of the people who decide on it, and no account. */
export const neededFor = ({ service, accountId }: MatrixQuestion) => ({
  service: service.startsWith('SVC_') ? service : '',
  accountIds: accountId === '' ? [] : [accountId],
});

export function requestOf({ company, question, idrEquivalent, makerId }: Sample, route: Route): ApprovalRequest {
  return {
    revision: 1,
    makers: [{ personId: makerId, blocked: false }],
    ...neededFor(question),
    amount: idrEquivalent,
    singleAccess: company.isSingleAccess,
    route,
    decisions: [],
  };
}

export function routeOfSample(sample: Sample, route: Route, row: MatrixRow | null): ApprovalRoute {
  const request = requestOf(sample, route);
  return routeOnWire({
    ...sample.company,
    request,
    row: { matched_row: row && matchedRow(row), due_at: null },
  });
}

/** The stages that the people cannot finish, found by walking through them with everyone who may act. */
export function gapsOf(sample: Sample, route: Route) {
  return route.stages.flatMap((stage) => {
    const alone = requestOf(sample, { ...route, stages: [stage] });
    const possible = checkStageCanFinish(alone, sample.company.people);
    const about = stage.groups.map(({ groupId }) => sample.company.groupNames.get(groupId) ?? groupId);
    return possible.ok ? [] : [{ code: possible.code, about }];
  });
}
