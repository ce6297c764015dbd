// Finds requests that nobody could finish, both waiting ones and ones that a maker may submit. Each needs a finding.
import { sql } from 'kysely';
import { decide } from '../../../domain/approval/decide.ts';
import { planRoute } from '../../../domain/approval/plan.ts';
import { routeState } from '../../../domain/approval/route-state.ts';
import type { ApprovalRequest, Person, StageKind } from '../../../domain/approval/types.ts';
import { whoMayActNow } from '../../../domain/approval/who-may-act.ts';
import { mayUse } from '../../../domain/approval/access.ts';
import { fromWire, type Money } from '../../../domain/money.ts';
import type { MoneyRange, SetUpFinding } from '../../../generated/types.ts';
import { findingsInForce } from '../../../server/company/findings/in-force.ts';
import { loadedWith } from '../../../server/approval/load.ts';
import { loadDeciders } from '../../../server/approval/people.ts';
import { may } from '../../../server/approval/permissions.ts';
import { withDecisions } from '../../../server/approval/store.ts';
import { loadSetUp } from '../../../server/company/replay/rehearsal.ts';
import type { CompanyPerson } from '../../../server/approval/company-people.ts';
import type { TestBank } from '../bank.ts';
import { accounts, amounts, companyId, services, who } from './company.ts';

/** Whether the people with a token could sign every step, tried signature by signature with the engine. */
function canFinish(request: ApprovalRequest, people: readonly Person[], armed: ReadonlySet<string>): boolean {
  const tried = new Set<string>();
  const goesOn = (current: ApprovalRequest): boolean => {
    const state = routeState(current);
    if (state.kind !== 'in-progress') return true;
    const key = current.decisions
      .map(({ personId, stage }) => `${stage} ${personId}`)
      .toSorted()
      .join();
    if (tried.has(key)) return false;
    tried.add(key);
    return whoMayActNow(current, people)
      .filter(({ personId }) => state.stageKind === 'verify' || armed.has(personId))
      .some((person) => {
        const attempt = {
          person,
          actorName: '',
          revision: current.revision,
          action: 'pass',
          reason: '',
          at: 0,
        } as const;
        const decided = decide(current, attempt);
        return decided.ok && goesOn(decided.value.request);
      });
  };
  return goesOn(request);
}

async function armedUsers({ services: { db } }: TestBank): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('token_devices')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'Active')
    .execute();
  return new Set(rows.flatMap(({ user_id: id }) => id ?? []));
}

export async function waitingRequests({ services: { db } }: TestBank) {
  const company = { ...(await loadDeciders(db, companyId)), isSingleAccess: false };
  const rows = await withDecisions(db, companyId, sql<boolean>`(r.tab = 'pending' and r.stage_kind is not null)`)
    .orderBy('r.task_id')
    .execute();
  return rows.map(({ decisions, ...row }) => ({
    row,
    kind: row.stage_kind as StageKind,
    people: company.people,
    request: loadedWith(company, row, decisions).request,
  }));
}

export type Waiting = Awaited<ReturnType<typeof waitingRequests>>[number];

const rupiah = (value: string): Money => {
  const read = fromWire({ value, currency: 'IDR' });
  if (!read.ok) throw new Error(value);
  return read.value;
};

/** Everything that a maker may ask for within the limits. */
function wishesOf(makers: readonly CompanyPerson[]) {
  return makers
    .filter(({ roles, blocked }) => roles.includes('MK') && !blocked)
    .flatMap((maker) =>
      services
        .filter((service) => mayUse(maker, service, 'make'))
        .flatMap((service) =>
          accounts
            .filter((account) => maker.accountIds.includes(account))
            .flatMap((account) => amounts.map((value) => ({ maker, service, account, amount: rupiah(`${value}.00`) }))),
        ),
    );
}

type Wish = ReturnType<typeof wishesOf>[number];

const past = ({ maker, service, account, amount }: Wish) =>
  ({
    makerId: maker.personId,
    service,
    accountIds: [account],
    idrEquivalent: amount,
    day: '2026-11-23',
    usesLimits: false,
  }) as const;

interface Stuck {
  readonly about: string;
  readonly explains: (finding: SetUpFinding) => boolean;
}

const said = (wish: Wish) => `${wish.maker.personId} ${wish.service} ${wish.account} ${wish.amount.minor}`;

const within = ({ minimum, maximum }: MoneyRange, { minor }: Money): boolean =>
  (minimum === undefined || minor >= rupiah(minimum).minor) &&
  (maximum === undefined || minor <= rupiah(maximum).minor);

/** Whether the finding names the group of the maker, the type, the account and the amount. */
const isGapOf =
  ({ maker, service, account, amount }: Wish) =>
  ({ uncovered, names }: SetUpFinding): boolean =>
    uncovered !== undefined &&
    names.includes(service) &&
    uncovered.userGroups.some(({ id }) => maker.groupIds.includes(id)) &&
    (uncovered.account === null || uncovered.account.id === account) &&
    within(uncovered.range, amount);

async function workflowsByRow({ services: { db } }: TestBank): Promise<ReadonlyMap<string, string>> {
  const maps = await db.selectFrom('workflow_maps').select('rows').where('company_id', '=', companyId).execute();
  const rows = maps.flatMap((map) => map.rows);
  return new Map(
    rows.flatMap(({ id, outcome }) => (outcome.kind === 'blocked' ? [] : [[id, outcome.approvalWorkflowId] as const])),
  );
}

async function stuckWishes(bank: TestBank, armed: ReadonlySet<string>): Promise<Stuck[]> {
  const { db, clock } = bank.services;
  const now = clock.now();
  const { people, matrixOf, limitCode } = await loadSetUp({ db, who, now } as never);
  const all = people as readonly CompanyPerson[];
  const workflowOf = await workflowsByRow(bank);
  return wishesOf(all).flatMap((wish): Stuck[] => {
    const { maker, service, account, amount } = wish;
    if (limitCode(past(wish) as never) !== null) return [];
    const matrix = matrixOf(maker.personId);
    const plan = planRoute(matrix, {
      service,
      accountId: account,
      currency: 'IDR',
      records: [{ amount, idrEquivalent: amount }],
    });
    if (plan.kind === 'blocked') return [];
    const gap = isGapOf(wish);
    if (plan.kind !== 'route') return [{ about: `${said(wish)}: ${plan.because.code}`, explains: gap }];
    const { route, row } = plan;
    const request = {
      revision: 1,
      makers: [{ personId: maker.personId, blocked: false }],
      service,
      accountIds: [account],
      amount,
      singleAccess: false,
      route,
      decisions: [],
    };
    if (canFinish(request, all, armed)) return [];
    const workflowId = workflowOf.get(row.id);
    return [
      {
        about: `${said(wish)}: ${row.name} ${JSON.stringify(route.stages)}`,
        explains: (finding) =>
          gap(finding) ||
          (finding.record.kind === 'approval-workflow' && finding.record.id === workflowId) ||
          (finding.rule === 'short-of-people' && finding.names[0] === row.name && finding.names.includes(service)),
      },
    ];
  });
}

const stuckRequests = (waiting: readonly Waiting[], armed: ReadonlySet<string>): Stuck[] =>
  waiting
    .filter(({ request, people }) => !canFinish(request, people, armed))
    .map(({ row }) => ({
      about: `${row.ref_no} ${row.stage_kind} ${JSON.stringify(row.route.stages)}`,
      explains: ({ rule, names }) => rule === 'waiting-requests' && names.includes(row.ref_no),
    }));

/** The requests that were sent back and that no active maker may repair. */
async function stuckRepairs({ services: { db } }: TestBank): Promise<Stuck[]> {
  const { people } = await loadDeciders(db, companyId);
  const rows = await withDecisions(db, companyId, sql<boolean>`r.tab = 'repair'`).execute();
  const able = people.filter(({ roles, blocked }) => roles.includes('MK') && !blocked);
  return rows
    .filter((row) => !able.some((person) => may({ row, person }, 'repair')))
    .map(({ ref_no: refNo }) => ({
      about: `${refNo} to repair`,
      explains: ({ rule, stage, names }) => rule === 'waiting-requests' && stage === null && names.includes(refNo),
    }));
}

/** The requests that nobody can finish and that have no finding. */
export async function unexplained(bank: TestBank): Promise<string[]> {
  const { db, clock } = bank.services;
  const armed = await armedUsers(bank);
  const stuck = [
    ...stuckRequests(await waitingRequests(bank), armed),
    ...(await stuckRepairs(bank)),
    ...(await stuckWishes(bank, armed)),
  ];
  if (stuck.length === 0) return [];
  const findings = await findingsInForce({ db, who, now: clock.now() });
  return stuck.filter(({ explains }) => !findings.some(explains)).map(({ about }) => about);
}
