// A bank abroad sends a transfer back: its maker reads why, what the banks kept and what came back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptNext } from '../../server/host/script.ts';
import { fillForeign } from './foreign-form.ts';
import { openPortal, type Portal } from './portal.ts';
import { row, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { decideByAll } from './sent-payments.ts';
import { tick } from './tick.ts';
import { submitTransfer } from './transfer-form.ts';
import { words } from './words.ts';

const anHourLater = new Date('2026-11-23T10:00:00+07:00');
const faultsOf = createReader();
let portal: Portal;
let refNo: string;

async function submit(): Promise<string> {
  const page = await portal.logIn(user('MAKER01'), { at: '/services/foreign-currency-transfer' });
  await fillForeign(page, 'en', 'Ekspor USD', '2500');
  await tick(page.getByRole('group', { name: words('en', 'payments')('foreign.swiftTitle') }).getByRole('checkbox'));
  const submitted = await submitTransfer(page, 'en');
  await portal.leave(page);
  return submitted;
}

const statusOf = () =>
  portal.services.db.selectFrom('requests').select('status').where('ref_no', '=', refNo).executeTakeFirstOrThrow();

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('a transfer that was sent is pending by bank until it comes back, and was never successful', async () => {
  refNo = await submit();
  const answer = { kind: 'done', returned: 'AC04' } as const;
  await scriptNext(portal.services.db, { operation: 'transfer', service: 'SVC_FCY_TT', answer });
  await decideByAll(portal, '0012876543');
  await expect.poll(statusOf).toEqual({ status: 'Pending by Bank' });
  const page = await portal.logIn(user('MAKER01'), { at: '/transaction-status/pending' });
  await row(page, refNo).click();
  await page.waitForURL(/detail\?/);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words('en', 'transactions')('action.mt103') }).click(),
  ]);
  expect(saved.suggestedFilename()).toContain(refNo);
  await portal.leave(page);
  await portal.setTime(anHourLater);
  await expect.poll(statusOf).toEqual({ status: 'Returned' });
});

test.each([
  ['en', {}, 'USD 2,485.00'],
  ['id', { isPhone: true, theme: 'dark' }, 'USD 2.485,00'],
] as const)('its maker reads in %s why it came back, and what was credited', async (locale, on, credited) => {
  const say = words(locale, 'transactions');
  const page = await portal.logIn(user('MAKER01'), { locale, ...on, at: '/transaction-status/unsuccessful' });
  await row(page, refNo).click();
  await page.waitForURL(/detail\?/);
  const main = page.getByRole('main');
  await main
    .getByRole('definition')
    .filter({ hasText: say('returned.AC04') })
    .waitFor();
  await main.getByRole('definition').filter({ hasText: credited }).waitFor();
  await main.getByText(say('banner.cameBack').toUpperCase(), { exact: true }).waitFor();
  const step = main.getByRole('listitem').filter({ hasText: words(locale, 'kinds')('history.done.return') });
  await step.filter({ hasText: credited }).waitFor();
  expect(await faultsOf(page, `returned ${locale}`)).toEqual([]);
  await portal.leave(page);
});
