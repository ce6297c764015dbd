// A page shows several spaces as one, so a name with more of them looks like another record's and counts as its name.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ask } from './lookup-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { user } from './request-bank.ts';
import { addSandbox } from './sandbox-bank.ts';

const checks = [
  ['checkUserGroupName', 'user_groups', 'name', 'name'],
  ['checkSubUserGroupName', 'sub_user_groups', 'name', 'name'],
  ['checkApprovalWorkflowName', 'approval_workflows', 'name', 'name'],
  ['checkWorkflowMapName', 'workflow_maps', 'name', 'name'],
  ['checkEnterpriseLimitName', 'enterprise_limits', 'name', 'name'],
  ['checkAccountGroupName', 'account_groups', 'name', 'name'],
  ['checkAccountAlias', 'accounts', 'alias', 'alias'],
  ['checkCompanyFavoriteName', 'favorites', 'name', 'favName'],
] as const;

onBothDatabases('a name that looks like another one', addSandbox, (bank) => {
  test.each(checks)('is taken, however many spaces it has: %s', async (operationId, table, column, field) => {
    const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)}
      where company_id = 'NUSANTARA' and ${sql.ref(column)} like '% %' limit 1`.execute(bank().services.db);
    const name = rows[0]?.name ?? '';
    const asked = { user: user('SYSADMIN01'), body: { [field]: ` ${name.replaceAll(' ', '  ')} ` } };
    const { output } = await ask(bank(), operationId, asked);
    expect({ name, output }).toMatchObject({ name: expect.stringContaining(' '), output: { available: false } });
  });
});
