// Random changes of groups, workflows, maps and limits, as the operations that submit them.
import type { Random } from '../../domain/approval/set-up-model/random.ts';
import { accounts, call, recordsOf, services, type Listed, type RecordKind, type Story } from './company.ts';

export interface Wanted {
  readonly operation: string;
  readonly body: object;
}

const approvalGroups = ['keuangan', 'direksi', 'treasury'] as const;
const most = 5;

export async function pickRecord(story: Story, kind: RecordKind): Promise<Listed | undefined> {
  const records = await recordsOf(story, kind);
  return records[story.random.below(records.length)];
}

const idsOf = async (story: Story, kind: RecordKind): Promise<string[]> =>
  (await recordsOf(story, kind)).filter(({ isActive }) => isActive).map(({ id }) => id);

const named = (random: Random, name: string) => `${name} ${random.below(40)}`;

async function quorums(story: Story, share: number) {
  const { random } = story;
  const choices = [
    ...approvalGroups.map((groupId) => ({ groupKind: 'approval-group', groupId })),
    ...(await idsOf(story, 'user-group')).map((groupId) => ({ groupKind: 'user-group', groupId })),
    ...(await idsOf(story, 'sub-user-group')).map((groupId) => ({ groupKind: 'sub-user-group', groupId })),
  ];
  return random.some(choices, share).map((choice) => ({ ...choice, quorum: random.chance(0.2) ? 2 : 1 }));
}

async function workflowDraft(story: Story) {
  const { random } = story;
  return {
    name: named(random, 'Alur'),
    requestType: 'financial-request',
    approvalOrder: random.pick(['parallel', 'sequential'] as const),
    approvalMode: 'Manual Approval',
    approvalScope: ["Approve Other's Tasks"],
    verify: random.chance(0.4) ? await quorums(story, 0.2) : [],
    approve: [
      ...(await quorums(story, 0.15)),
      { groupKind: 'approval-group', groupId: random.pick(approvalGroups), quorum: 1 },
    ].filter((one, place, all) => all.findIndex(({ groupId }) => groupId === one.groupId) === place),
    release: random.chance(0.5) ? await quorums(story, 0.15) : [],
  };
}

/** Account groups only where the story has any. */
async function accountsOfRow(story: Story) {
  const { random } = story;
  if (random.chance(0.2)) return { kind: 'accounts', accountIds: [random.pick(accounts)] };
  const groups = await idsOf(story, 'account-group');
  const accountGroupId = groups.length > 0 && random.chance(0.3) ? groups[random.below(groups.length)] : undefined;
  return accountGroupId === undefined ? { kind: 'every-account' } : { kind: 'account-group', accountGroupId };
}

async function mapRow(story: Story, place: number) {
  const { random } = story;
  const workflows = await idsOf(story, 'approval-workflow');
  const workflow = workflows[random.below(workflows.length)];
  const isHigh = random.chance(0.3);
  return {
    name: `Baris ${place}`,
    transactionTypes: random.chance(0.3) ? [random.pick(services)] : [],
    accounts: await accountsOfRow(story),
    currency: null,
    minimum: isHigh ? '50000000.00' : null,
    maximum: !isHigh && random.chance(0.4) ? '100000000.00' : null,
    batchBasis: 'total',
    outcome:
      workflow && random.chance(0.95)
        ? { kind: 'approval-workflow', approvalWorkflowId: workflow }
        : { kind: 'blocked' },
  };
}

async function mapDraft(story: Story) {
  const rows = [];
  for (let place = 0; place <= story.random.below(4); place += 1) rows.push(await mapRow(story, place));
  return { name: named(story.random, 'Matriks'), approvalList: rows };
}

const groupDraft = async (story: Story) => ({
  userGroupName: named(story.random, 'Grup'),
  workflowMapIds: story.random.some(await idsOf(story, 'workflow-map'), 0.6),
  enterpriseLimitIds: story.random.some(await idsOf(story, 'enterprise-limit'), 0.7),
});

async function subGroupDraft(story: Story) {
  const { random } = story;
  const groups = await idsOf(story, 'user-group');
  const rights = random
    .some(accounts, 0.85)
    .map((accountId) => ({ accountId, inquiry: true, transaction: random.chance(0.9) }));
  return {
    subUserGroupName: named(random, 'Subgrup'),
    userGroupId: groups[random.below(groups.length)] ?? 'ug-0001',
    accountAccess:
      rights.length > 0
        ? { kind: 'accounts', accounts: rights }
        : { kind: 'account-types', accountTypes: ['CA'], inquiry: true, transaction: true },
    serviceAccess: random.some(services, 0.9),
    enterpriseLimitIds: [],
  };
}

const limitDraft = ({ random }: Story) => ({
  name: named(random, 'Limit'),
  minimumAmount: '10000.00',
  maximumAmount: random.pick(['30000000.00', '250000000.00'] as const),
  limitItems: [{ serviceType: random.pick(services), limit: '25000000.00' }],
});

interface Resource {
  readonly kind: RecordKind;
  readonly name: string;
  readonly draft: (story: Story) => Promise<object>;
}

const resources = [
  { kind: 'user-group', name: 'UserGroup', draft: async (story: Story) => ({ userGroup: await groupDraft(story) }) },
  {
    kind: 'sub-user-group',
    name: 'SubUserGroup',
    draft: async (story: Story) => ({ subUserGroup: await subGroupDraft(story) }),
  },
  {
    kind: 'approval-workflow',
    name: 'ApprovalWorkflow',
    draft: async (story: Story) => ({ approvalWorkflow: await workflowDraft(story) }),
  },
  {
    kind: 'workflow-map',
    name: 'WorkflowMap',
    draft: async (story: Story) => ({ workflowMap: await mapDraft(story), acceptOverlaps: true }),
  },
  {
    kind: 'enterprise-limit',
    name: 'EnterpriseLimit',
    draft: (story: Story) => Promise.resolve({ enterpriseLimit: limitDraft(story) }),
  },
] as const satisfies readonly Resource[];

const actions = ['edit', 'edit', 'edit', 'edit', 'edit', 'inactivate', 'delete'] as const;

/** One change of a record: a new one, an edit, or one of the actions without new values. */
export async function recordChange(story: Story): Promise<Wanted> {
  const { kind, name, draft } = story.random.pick<(typeof resources)[number]>(resources);
  const record = await pickRecord(story, kind);
  const isFew = (await recordsOf(story, kind)).length < most;
  if (!record || (isFew && story.random.chance(0.4))) return { operation: `create${name}`, body: await draft(story) };
  const { id, revision, isActive } = record;
  // An inactive user group takes all its users with it.
  const offered = kind === 'user-group' && story.random.chance(0.7) ? (['edit'] as const) : actions;
  const action = isActive ? story.random.pick<(typeof actions)[number]>(offered) : 'reactivate';
  if (action === 'edit') return { operation: `edit${name}`, body: { id, revision, ...(await draft(story)) } };
  return { operation: `${action}${name}`, body: { id, revision, reason: 'Perubahan organisasi' } };
}

/** A new limit of an account, of a day, or of what the roles may do. */
export async function limitChange(story: Story, reader: string): Promise<Wanted> {
  const { random } = story;
  const amount = random.pick(['40000000.00', '250000000.00'] as const);
  const serviceType = services[0];
  const read = async <Output>(operation: string, body: object) =>
    (await call(story, reader, operation, body)).output as Output;
  if (random.chance(0.4)) {
    const { revision } = await read<{ revision: number }>('getDelegationOfAuthority', {});
    const maximumAmounts = { maker: amount, verifier: amount, approver: amount, releaser: amount };
    return {
      operation: 'editDelegationOfAuthority',
      body: { revision, delegations: [{ serviceType, maximumAmounts }] },
    };
  }
  if (random.chance(0.5)) {
    const { revision, limits } = await read<{ revision: number; limits: { id: string; amount: string | null }[] }>(
      'getDailyLimits',
      {},
    );
    const id = 'dl-LCY-BIFAST';
    const amountInit = limits.find((limit) => limit.id === id)?.amount ?? null;
    return {
      operation: 'editDailyLimits',
      body: {
        revision,
        dailyLimits: [{ id, amount: random.pick(['90000000.00', '9000000000.00'] as const), amountInit }],
      },
    };
  }
  const { limit } = await read<{ limit: { revision: number; values: object } }>('getAccountLimit', {
    accountId: accounts[0],
  });
  const setting = { accountId: accounts[0], revision: limit.revision };
  const values = { minimum: null, maximum: amount, dailyMaximum: null };
  return {
    operation: 'editAccountLimits',
    body: { confirmationData: [{ ...setting, values }], originalChangedData: [{ ...setting, values: limit.values }] },
  };
}
