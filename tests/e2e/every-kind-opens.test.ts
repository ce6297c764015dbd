import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../src/paths.ts';
import { openPortal, type Portal } from './portal.ts';
import { title } from './request-steps.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('every kind of payment that is in a list opens with its facts and its history', async () => {
  const made = await portal.services.db
    .selectFrom('requests')
    .select(['menu_access', 'created_by', 'ref_no', 'payee_name'])
    .distinctOn('menu_access')
    .where('company_id', '=', 'NUSANTARA')
    .orderBy('menu_access')
    .orderBy('ref_no')
    .execute();
  expect(made.map(({ menu_access }) => menu_access)).toEqual(
    expect.arrayContaining(['BULK_NON_QUICK', 'CHQ_BOOK', 'LCY']),
  );
  for (const { menu_access: menu, created_by: maker, ref_no: refNo, payee_name: payee } of made) {
    const page = await portal.logIn(maker, { at: paths.transaction(refNo, menu) });
    await title(page, payee).waitFor();
    await page.getByRole('main').getByRole('list').first().waitFor();
    await portal.leave(page);
  }
});
