// What is wrong with the set-up of a company, or with one draft of an administrator.
import { findingsOf, type Finding, type SetUp } from '../../../domain/approval/findings.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { CoverageGap, SetUpFinding, SetUpFindingRequest } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { pageOfItems } from '../../lists/sorted-items.ts';
import { readCoverage } from '../../workflows/coverage-gaps.ts';
import { numberedRows } from '../../workflows/overlaps.ts';
import { contextOfRows } from '../../workflows/row-context.ts';
import { engineWorkflow } from '../../workflows/workflow-store.ts';
import { readAccountsWithoutRoute } from '../dashboard/accounts.ts';
import { readExpiring } from '../dashboard/expiring.ts';
import { readUsers } from '../dashboard/people.ts';
import { setUpInForce, surroundingsOf } from './set-up.ts';

const stopping: readonly SetUpFinding['rule'][] = [
  'too-few-people',
  'too-few-tokens',
  'uncovered',
  'account-without-route',
  'user-without-token',
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

const onWire = ({ rule, record, stage, names, needed, available }: Finding): SetUpFinding =>
  finding(rule, record, {
    stage: stage ?? null,
    names: names.slice(0, 50),
    needed: needed ?? null,
    available: available ?? null,
  });

const same = ({ userGroup, transactionType, code }: CoverageGap) => [userGroup.id, transactionType, code].join(' ');

/** The gaps of a group and a type are one finding, because one row would mend them. */
function uncovered(gaps: readonly CoverageGap[]): SetUpFinding[] {
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

async function ofPeopleAndAccounts(context: Context): Promise<SetUpFinding[]> {
  const { accountsWithoutRoute } = await readAccountsWithoutRoute(context);
  const { usersWithoutToken } = await readUsers(context.db, context.who.companyId);
  return [
    ...accountsWithoutRoute.map(({ id, alias, number }) =>
      finding('account-without-route', { kind: 'account', id, name: alias || number }),
    ),
    ...usersWithoutToken.map(({ userId, name }) => finding('user-without-token', user(userId, name))),
    ...(await readExpiring(context)).map(({ kind, recordId, name }) =>
      finding('expiring', user(recordId, name), { names: [kind] }),
    ),
  ];
}

/** A company in which one person does everything needs no route, so only its people can be in the way. */
async function inForce(context: Context): Promise<SetUpFinding[]> {
  const ofPeople = await ofPeopleAndAccounts(context);
  if (context.who.isSingleAccess) return ofPeople;
  const found = findingsOf(await setUpInForce(context)).map(onWire);
  return [...found, ...uncovered(await readCoverage(context)), ...ofPeople];
}

type Draft = NonNullable<SetUpFindingRequest['draft']>;

async function ofDraft(context: Context, draft: Draft): Promise<SetUpFinding[]> {
  const id = draft.id ?? '';
  if (draft.kind === 'user-group')
    return uncovered(await readCoverage(context, { changed: { id, mapIds: draft.userGroup.workflowMapIds } }));
  const setUp: SetUp = { ...(await surroundingsOf(context)), workflows: [], maps: [] };
  if (draft.kind === 'approval-workflow') {
    const { name, ...drawn } = draft.approvalWorkflow;
    return findingsOf({ ...setUp, workflows: [{ id, name, workflow: engineWorkflow(drawn) }] }).map(onWire);
  }
  const { name, approvalList } = draft.workflowMap;
  const path = 'draft.workflowMap.approvalList';
  const rows = numberedRows(approvalList, await contextOfRows(context, approvalList), path);
  return findingsOf({ ...setUp, maps: [{ id, name, rows }] }).map(onWire);
}

const keyOf = ({ rule, record, stage, names, code }: SetUpFinding) =>
  [rule, record.kind, record.id, stage, names.join(' '), code].join(' ');
const weightOf = ({ severity }: SetUpFinding) => Number(severity === 'warns');

/** What stops requests comes first. */
export const listSetUpFindings: Handlers<Context>['listSetUpFindings'] = async ({ body }, context) => {
  const { draft, page } = body;
  const found = draft ? await ofDraft(context, draft) : await inForce(context);
  const items = [...new Map(found.map((one) => [keyOf(one), one])).values()].toSorted(
    (left, right) => weightOf(left) - weightOf(right),
  );
  return pageOfItems({ items, keyOf, name: 'findings' }, page);
};
