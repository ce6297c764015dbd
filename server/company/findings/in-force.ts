// What is wrong with the set-up of a company that is in force.
import { sql } from 'kysely';
import { findingsOf, type Finding } from '../../../domain/approval/findings.ts';
import type { CoverageGap, SetUpFinding } from '../../../generated/types.ts';
import type { OwnedMatrix } from '../../approval/matrix.ts';
import type { Context } from '../../context.ts';
import { knownCompany } from '../../workflows/known-company.ts';
import { readCoverage } from '../../workflows/coverage-gaps.ts';
import { readAccountsWithoutRoute } from '../dashboard/accounts.ts';
import { readExpiring } from '../dashboard/expiring.ts';
import { readUnarmed } from '../dashboard/people.ts';
import { setUpInForce } from './set-up.ts';
import { readUnfinished, type Unfinished } from './unfinished-requests.ts';

const stopping: readonly SetUpFinding['rule'][] = [
  'too-few-people',
  'too-few-tokens',
  'short-of-people',
  'uncovered',
  'account-without-route',
  'user-without-token',
  'waiting-requests',
];

const finding = (
  rule: SetUpFinding['rule'],
  record: SetUpFinding['record'],
  more: Partial<SetUpFinding> = {},
): SetUpFinding => ({
  rule,
  severity: stopping.includes(rule) ? 'stops' : 'warns',
  record,
  stage: null,
  names: [],
  needed: null,
  available: null,
  code: null,
  ...more,
});

export const onWire = ({ rule, record, stage, names, needed, available }: Finding): SetUpFinding =>
  finding(rule, record, {
    stage: stage ?? null,
    names: names.slice(0, 50),
    needed: needed ?? null,
    available: available ?? null,
  });

const same = ({ userGroup, transactionType, code }: CoverageGap) => [userGroup.id, transactionType, code].join(' ');

/** The gaps of a group and a type are one finding, because one row would mend them. */
export function uncovered(gaps: readonly CoverageGap[]): SetUpFinding[] {
  return [...Map.groupBy(gaps, same).values()].flatMap(([gap]) =>
    gap
      ? [
          finding(
            'uncovered',
            { kind: 'user-group', ...gap.userGroup },
            { names: [gap.transactionType], available: gap.users, code: gap.code },
          ),
        ]
      : [],
  );
}

const user = (id: string, name: string) => ({ kind: 'user-profile', id, name }) as const;

export type Reading = Pick<Context, 'db' | 'who' | 'now'>;

/** More than a list shows, so that the solving of one does not bring up another as new. */
const most = 1000;

async function ofPeopleAndAccounts(context: Reading, matrix?: OwnedMatrix): Promise<SetUpFinding[]> {
  const { accountsWithoutRoute } = await readAccountsWithoutRoute(context, most, matrix);
  const usersWithoutToken = await readUnarmed(context.db, context.who.companyId, most);
  return [
    ...accountsWithoutRoute.map(({ id, alias, number }) =>
      finding('account-without-route', { kind: 'account', id, name: alias || number }),
    ),
    ...usersWithoutToken.map(({ userId, name }) => finding('user-without-token', user(userId, name))),
    ...(await readExpiring(context, most)).map(({ kind, recordId, name }) =>
      finding('expiring', user(recordId, name), { names: [kind] }),
    ),
  ];
}

const waiting = ({ key, name, stage, refNos }: Unfinished): SetUpFinding =>
  finding('waiting-requests', { kind: 'waiting-requests', id: key, name }, { stage, names: refNos.slice(0, 50) });

/** A company in which one person does everything needs no route, so only its people can be in the way. */
async function everyFinding(context: Reading): Promise<SetUpFinding[]> {
  if (context.who.isSingleAccess) return ofPeopleAndAccounts(context);
  const ofCompany = await knownCompany(context);
  const setUp = await setUpInForce(context, ofCompany);
  const found = findingsOf(setUp).map(onWire);
  const unfinished = await readUnfinished(context, ofCompany, setUp.people);
  const ofPeople = await ofPeopleAndAccounts(context, ofCompany.matrix);
  const gaps = uncovered(await readCoverage(context, { ofCompany }));
  return [...found, ...unfinished.map(waiting), ...gaps, ...ofPeople];
}

/** One more request that waits for the same people is not another finding. */
export const findingKey = ({ rule, record, stage, names, code }: SetUpFinding): string =>
  [rule, record.kind, record.id, stage, rule === 'waiting-requests' ? '' : names.join(' '), code].join(' ');

const orderOf = ({ severity, record, rule, stage }: SetUpFinding) => [severity, record.name, rule, stage ?? ''];

/** What stops requests comes first, then by record, as in worstFirstInStore. */
export function worstFirst(left: SetUpFinding, right: SetUpFinding): number {
  const [one, other] = [orderOf(left), orderOf(right)].map((parts) => parts.join('\0'));
  return Number((one ?? '') > (other ?? '')) - Number((one ?? '') < (other ?? ''));
}

/** The same order for findings that are stored. */
export const worstFirstInStore = sql`
  finding ->> 'severity', finding #>> '{record,name}' collate "C",
  finding ->> 'rule', finding ->> 'stage' nulls first`;

export const eachOnce = (found: readonly SetUpFinding[]): SetUpFinding[] => [
  ...new Map(found.map((one) => [findingKey(one), one])).values(),
];

export const findingsInForce = async (context: Reading): Promise<SetUpFinding[]> =>
  eachOnce(await everyFinding(context));
