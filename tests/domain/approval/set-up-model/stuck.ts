// The requests that could be made in a set-up and that nobody could finish.
import { coverageGaps, type CoverageGap } from '../../../../domain/approval/coverage.ts';
import { findingsOf, type Finding, type SetUpPerson } from '../../../../domain/approval/findings.ts';
import { canFill } from '../../../../domain/approval/matching.ts';
import { planRoute } from '../../../../domain/approval/plan.ts';
import type { ApprovalRequest, Route, Stage } from '../../../../domain/approval/types.ts';
import { generalObstacle } from '../../../../domain/approval/who-may-act.ts';
import { mayUse } from '../../../../domain/approval/access.ts';
import { idr } from '../../reference.ts';
import { request } from '../company.ts';
import { accounts, amounts, services, setUpOf, type World } from './world.ts';

interface Wish {
  readonly maker: SetUpPerson;
  readonly service: (typeof services)[number];
  readonly account: (typeof accounts)[number];
  readonly amount: (typeof amounts)[number];
}

/** Everything that somebody may submit. */
const wishesIn = ({ people }: World): Wish[] =>
  people
    .filter(({ isMaker, blocked }) => isMaker && !blocked)
    .flatMap((maker) =>
      services
        .filter((service) => mayUse(maker, service, 'make'))
        .flatMap((service) =>
          accounts
            .filter((account) => maker.accountIds.includes(account))
            .flatMap((account) => amounts.map((amount) => ({ maker, service, account, amount }))),
        ),
    );

const inStage = (place: number, groupId: string) => `${place} ${groupId}`;

const mayActIn = (asked: ApprovalRequest, { kind, groups }: Stage, one: SetUpPerson): boolean =>
  one.stageKinds?.includes(kind) !== false &&
  groups.some(({ groupId }) => one.groupIds.includes(groupId)) &&
  (kind === 'verify' || one.canSign) &&
  generalObstacle(asked, one, kind) === null;

/** Whether different people could sign all stages, by the checks of the engine. */
function canFinish({ stages }: Route, asked: ApprovalRequest, people: readonly SetUpPerson[]): boolean {
  const whole: Stage = {
    kind: 'approve',
    groups: stages.flatMap(({ groups }, place) =>
      groups.map(({ groupId, quorum }) => ({ groupId: inStage(place, groupId), quorum })),
    ),
  };
  const signatories = people.map((one) => ({
    personId: one.personId,
    groupIds: stages.flatMap((stage, place) =>
      mayActIn(asked, stage, one) ? one.groupIds.map((groupId) => inStage(place, groupId)) : [],
    ),
  }));
  return canFill(whole, signatories);
}

interface Stuck {
  readonly workflowId: string;
  readonly rowName: string;
  readonly service: string;
  readonly account: string;
}

function stuckIn({ rows, people }: World, { maker, service, account, amount }: Wish): Stuck[] {
  const money = idr(amount);
  const records = [{ amount: money, idrEquivalent: money }];
  const plan = planRoute({ version: 1, rows }, { service, accountId: account, currency: 'IDR', records });
  if (plan.kind !== 'route') return [{ workflowId: '', rowName: '', service, account }];
  const makers = [{ personId: maker.personId, blocked: false }];
  const asked = request(plan.route.stages, { service, accountIds: [account], amount: money, makers });
  if (canFinish(plan.route, asked, people)) return [];
  const workflowId = rows.find(({ id }) => id === plan.row.id)?.workflowId ?? '';
  return [{ workflowId, rowName: plan.row.name, service, account }];
}

const gapsIn = (world: World): CoverageGap[] =>
  coverageGaps({
    makers: world.people.filter(({ isMaker, blocked }) => isMaker && !blocked),
    rows: world.rows,
    people: world.people,
    accounts: accounts.map((id) => ({ id, currency: 'IDR' })),
    services,
    withoutAmount: [],
    ceilingOf: () => null,
  });

const says = (findings: readonly Finding[], gaps: readonly CoverageGap[], stuck: Stuck): boolean =>
  findings.some(({ record }) => record.id === stuck.workflowId) ||
  findings.some(
    ({ rule, names: [row, ...short] }) =>
      rule === 'short-of-people' && row === stuck.rowName && short.includes(stuck.service),
  ) ||
  gaps.some(({ service, accountId }) => service === stuck.service && (accountId ?? stuck.account) === stuck.account);

/** The requests that would be left without people who can finish them and that no finding names. */
export function unexplained(world: World): Stuck[] {
  const stuck = wishesIn(world).flatMap((wish) => stuckIn(world, wish));
  const findings = findingsOf(setUpOf(world));
  const gaps = gapsIn(world);
  return stuck.filter((one) => !says(findings, gaps, one));
}
