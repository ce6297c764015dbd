// Random changes of account groups and their chart, of who sees an account, of aliases, service levels and the set-up of
// the company.
import type {
  AccountVisibilityDetail,
  CompanySetup,
  HierarchyChartDetail,
  RenamableAccount,
  ServiceLevel,
} from '../../../generated/types.ts';
import type { Wanted } from './changes.ts';
import { accounts, call, membersOf, recordsOf, type Story } from './company.ts';

interface Reading {
  readonly story: Story;
  readonly reader: string;
}

const read = async <Output>({ story, reader }: Reading, operation: string, body: object = {}): Promise<Output> =>
  (await call(story, reader, operation, body)).output as Output;

async function groupIds(story: Story): Promise<string[]> {
  return (await recordsOf(story, 'account-group')).map(({ id }) => id);
}

const oneOf = ({ random }: Story, ids: readonly string[]): string | null => ids[random.below(ids.length + 1)] ?? null;

const mostGroups = 6;

async function accountGroup({ story }: Reading): Promise<Wanted> {
  const { random } = story;
  const groups = await recordsOf(story, 'account-group');
  const group = groups[random.below(groups.length)];
  const draft = async () => ({
    groupName: `Akun ${random.below(20)}`,
    parentId: oneOf(story, await groupIds(story)),
    accountIds: random.some(accounts, 0.3),
  });
  if (!group || (groups.length < mostGroups && random.chance(0.5)))
    return { operation: 'createAccountGroup', body: { accountGroup: await draft() } };
  const { id, revision } = group;
  if (random.chance(0.4)) return { operation: 'deleteAccountGroup', body: { id, revision, reason: 'Digabung' } };
  return { operation: 'editAccountGroup', body: { id, revision, accountGroup: await draft() } };
}

async function chart(reading: Reading): Promise<Wanted> {
  const { story } = reading;
  const { random } = story;
  const { chart: now } = await read<HierarchyChartDetail>(reading, 'getHierarchyChart');
  const ids = now.groups.map(({ id }) => id);
  const moves = random.some(ids, 0.5).map((groupId) => ({
    kind: 'group',
    groupId,
    toParentId: oneOf(story, ids),
    position: 0,
  }));
  const placed = { kind: 'account', accountId: random.pick(accounts), toGroupId: oneOf(story, ids) };
  return { operation: 'editHierarchyChart', body: { revision: now.revision, moves: [...moves, placed] } };
}

async function visibility(reading: Reading): Promise<Wanted> {
  const { story } = reading;
  const accountId = story.random.pick(accounts);
  const { revision } = await read<AccountVisibilityDetail>(reading, 'getAccountVisibility', { accountId });
  const userIds = story.random.some(await membersOf(story), 0.8).map(({ id }) => id);
  const isChosen = userIds.length > 0 && story.random.chance(0.6);
  const rule = isChosen ? { kind: 'chosen-users', userIds } : { kind: 'everyone' };
  return { operation: 'editAccountVisibility', body: { visibilities: [{ accountId, revision, rule }] } };
}

async function aliases(reading: Reading): Promise<Wanted> {
  const { random } = reading.story;
  const body = { filter: { accountKind: 'casa' }, page: { size: 100 } };
  const { items } = await read<{ readonly items: readonly RenamableAccount[] }>(reading, 'listRenamableAccounts', body);
  const casaConfirmation = random
    .some(items.filter(({ isClosed }) => !isClosed).slice(0, 4), 0.6)
    .map(({ accountId, revision }) => ({ accountId, revision, alias: `Kas ${random.below(12)}` }));
  const names = new Set(casaConfirmation.map(({ alias }) => alias));
  if (casaConfirmation.length === 0 || names.size < casaConfirmation.length) return accountGroup(reading);
  return { operation: 'renameAccounts', body: { accountKind: 'casa', casaConfirmation } };
}

async function serviceLevel(reading: Reading): Promise<Wanted> {
  const { random } = reading.story;
  const requestType = random.pick(['financial-request', 'service-request'] as const);
  const { revision } = await read<ServiceLevel>(reading, 'getServiceLevel', { requestType });
  const time = () => ({ hours: random.below(5), minutes: 1 + random.below(59) });
  const times = { verify: time(), approve: time(), release: time() };
  return { operation: 'editServiceLevel', body: { revision, serviceLevel: { requestType, times } } };
}

async function setup(reading: Reading): Promise<Wanted> {
  const { random } = reading.story;
  const { revision, settings } = await read<CompanySetup>(reading, 'getCompanySetup');
  const payeeInputMode = random.pick(['Manual Input & Favorites', 'Favorites Only', 'Manual Input Only'] as const);
  return { operation: 'editCompanySetup', body: { revision, settings: { ...settings, payeeInputMode } } };
}

const changes = [accountGroup, accountGroup, chart, visibility, aliases, serviceLevel, setup] as const;

export const settingChange = (story: Story, reader: string): Promise<Wanted> =>
  story.random.pick<(typeof changes)[number]>(changes)({ story, reader });
