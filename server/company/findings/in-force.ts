// What is wrong with the set-up of a company that is in force.
import { accountText } from '../../../domain/account-text.ts';
import { sql } from 'kysely';
import { findingsOf, type Finding } from '../../../domain/approval/findings.ts';
import type { ExpiringItem, SetUpFinding } from '../../../generated/types.ts';
import type { OwnedMatrix } from '../../approval/matrix.ts';
import type { Reading } from '../../context.ts';
import { knownCompany } from '../../workflows/known-company.ts';
import { readAccountsWithoutRoute } from '../dashboard/accounts.ts';
import { readExpiring } from '../dashboard/expiring.ts';
import { readEndingIdentities } from '../dashboard/identities.ts';
import { readUsersWithoutToken } from '../dashboard/people.ts';
import { readDailyFindings } from './daily-limits.ts';
import { finding } from './finding.ts';
import { setUpInForce } from './set-up.ts';
import { readUncovered } from './uncovered.ts';
import { readUnreachedLimits } from './unreached-limits.ts';
import { readUnfinished, type Unfinished } from './unfinished-requests.ts';

export const onWire = ({ rule, record, stage, names, needed, available, days }: Finding): SetUpFinding =>
  finding(rule, record, {
    stage: stage ?? null,
    names: names.slice(0, 50),
    needed: needed ?? null,
    available: available ?? null,
    ...(days && { days }),
  });

const user = (id: string, name: string) => ({ kind: 'user-profile', id, name }) as const;

/** More than a list shows, so that the solving of one does not bring up another as new. */
const most = 1000;

const day = 86_400_000;

/** An activation link lives for three days, so only its last day is a finding. */
const endsSoon =
  ({ now }: Reading) =>
  ({ kind, expiresAt }: ExpiringItem): boolean =>
    kind === 'password' || new Date(expiresAt).getTime() < now.getTime() + day;

async function ofPeopleAndAccounts(context: Reading, matrix?: OwnedMatrix): Promise<SetUpFinding[]> {
  const { accountsWithoutRoute } = await readAccountsWithoutRoute(context, most, matrix);
  const usersWithoutToken = await readUsersWithoutToken(context.db, context.who.companyId, most);
  const identities = await readEndingIdentities(context, most);
  return [
    ...accountsWithoutRoute.map((account) =>
      finding('account-without-route', { kind: 'account', id: account.id, name: accountText(account) }),
    ),
    ...usersWithoutToken.map(({ userId, name }) => finding('user-without-token', user(userId, name))),
    ...(await readExpiring(context, most))
      .filter(endsSoon(context))
      .map(({ kind, recordId, name }) => finding('expiring', user(recordId, name), { names: [kind] })),
    ...identities.map(({ validity, userId, name, expiresOn }) =>
      finding(`identity-${validity}`, user(userId, name), { expiresOn }),
    ),
  ];
}

const waiting = ({ key, name, stage, refNos }: Unfinished): SetUpFinding =>
  finding('waiting-requests', { kind: 'waiting-requests', id: key, name }, { stage, names: refNos.slice(0, 50) });

/** A company in which one person does everything needs no route, so only its limits and people can be in the way. */
async function everyFinding(context: Reading): Promise<SetUpFinding[]> {
  const ofLimits = await readDailyFindings(context);
  if (context.who.isSingleAccess) return [...ofLimits, ...(await ofPeopleAndAccounts(context))];
  const ofCompany = await knownCompany(context);
  const setUp = await setUpInForce(context, ofCompany);
  const found = findingsOf(setUp).map(onWire);
  const unfinished = await readUnfinished(context, ofCompany, setUp.people);
  const ofPeople = await ofPeopleAndAccounts(context, ofCompany.matrix);
  const gaps = await readUncovered(context, ofCompany);
  const unreached = await readUnreachedLimits(context, ofCompany.matrix);
  return [...found, ...unfinished.map(waiting), ...gaps, ...ofLimits, ...unreached, ...ofPeople];
}

const rangeKey = ({ userGroups, account, currency, range }: NonNullable<SetUpFinding['uncovered']>) =>
  [...userGroups.map(({ id }) => id), account?.id, currency, range.minimum, range.maximum].join(' ');

/** One more request that waits for the same people is not another finding. */
export const findingKey = ({ rule, record, stage, names, code, uncovered }: SetUpFinding): string =>
  [
    rule,
    record.kind,
    record.id,
    stage,
    rule === 'waiting-requests' ? '' : names.join(' '),
    code,
    ...(uncovered ? [rangeKey(uncovered)] : []),
  ].join(' ');

const orderOf = ({ severity, record, rule, stage }: SetUpFinding) => [severity, record.name, rule, stage ?? ''];

/** What stops requests comes first, then what is urgent, each by record, as in worstFirstInStore. */
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
