// A draft that is only tried out is refused for what it names twice, as a submitted one is.
import { expect, test } from 'vitest';
import type { Replay, SetUpFinding } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';

const twice = <Item>(one: Item) => [one, one];
const item = { serviceType: 'SVC_LCY_OVB', limit: '1000000.00' };
const rights = { accountId: 'acc-0002', inquiry: true, transaction: true };

const drafts: Readonly<Record<string, object>> = {
  'a type in an enterprise limit': {
    kind: 'enterprise-limit',
    id: 'el-0001',
    enterpriseLimit: {
      name: 'Limit Operasional',
      minimumAmount: '10000.00',
      maximumAmount: '25000000.00',
      limitItems: twice(item),
    },
  },
  'an account in a sub user group': {
    kind: 'sub-user-group',
    id: 'sug-0001',
    subUserGroup: {
      subUserGroupName: 'Keuangan Jakarta',
      userGroupId: 'ug-0001',
      accountAccess: { kind: 'accounts', accounts: twice(rights) },
      serviceAccess: ['SVC_LCY_OVB'],
      enterpriseLimitIds: [],
    },
  },
};

onBothDatabases('a draft that names something twice', addRequestBank, (bank) => {
  const read = <Output>(operation: string, body: object) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN01'), body });

  test.each(Object.entries(drafts))('%s, is replayed as refused', async (_, change) => {
    expect(await read<Replay>('replayChange', { change })).toMatchObject({ code: 'FIELD_REPEATED' });
  });

  test.each(Object.entries(drafts))('%s, has that as a finding', async (_, draft) => {
    const { items } = await read<{ items: SetUpFinding[] }>('listSetUpFindings', { draft });
    expect(items).toMatchObject([{ rule: 'change-refused', code: 'FIELD_REPEATED' }]);
  });
});
