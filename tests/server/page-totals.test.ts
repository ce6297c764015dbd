import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countRows, readPage } from '../../server/lists/page.ts';
import { onBothDatabases } from './on-databases.ts';
import { addPeople } from './people.ts';

const company = 'NUSANTARA';
const names = ['Direksi', 'Keuangan', 'Treasury'];
const order = { name: 'name', by: sql.ref('name'), key: sql.ref('group_id'), direction: 'asc' } as const;

onBothDatabases('the total of a page', addPeople, (bank) => {
  const groups = () => bank().services.db.selectFrom('approval_groups').selectAll().where('company_id', '=', company);
  const add = (name: string) =>
    bank().services.db.insertInto('approval_groups').values({ company_id: company, group_id: name, name }).execute();

  test('a row that is added after the count is in the total of a list that fits one page', async () => {
    for (const name of names) await add(name);
    const counted = await countRows(groups());
    await add('Audit');
    const { rows, page } = await readPage(groups(), order, {}, counted);
    expect([rows.length, page.total]).toEqual([4, 4]);
  });

  test('the total of one of several pages is what was counted', async () => {
    const { rows, page } = await readPage(groups(), order, { size: 3 }, 4);
    expect([rows.length, page.total]).toEqual([3, 4]);
  });
});
