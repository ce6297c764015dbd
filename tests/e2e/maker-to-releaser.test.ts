// One transfer from maker to releaser: the screens of all users update without a reload.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountInWords } from '../../domain/amount-in-words.ts';
import { groupedAccount } from '../../domain/masks.ts';
import { money } from '../../domain/money.ts';
import { nameBehind } from '../../server/host/sandbox-payees.ts';
import { decide, type Decider } from './deciding.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { openRow, row } from './request-steps.ts';
import { fillTransfer, reviewOf, submitTransfer } from './transfer-form.ts';
import { words } from './words.ts';

interface Story {
  readonly locale: Locale;
  readonly company: string;
  readonly from: string;
  readonly accountNumber: string;
  readonly rupiah: bigint;
  readonly shown: string;
  /** The note that the maker sees and that the deciders must confirm. */
  readonly note: 'first-time-payee' | 'possible-duplicate';
  /** What the deciders read about it. */
  readonly toCheck: 'flag.first-time-payee' | 'look.same-amount.title';
}

const stories: readonly Story[] = [
  {
    locale: 'en',
    company: 'NUSANTARA',
    from: 'Operasional Jakarta',
    accountNumber: '5270441177',
    rupiah: 12_750_000n,
    shown: 'IDR 12,750,000.00',
    note: 'first-time-payee',
    toCheck: 'flag.first-time-payee',
  },
  {
    locale: 'id',
    company: 'BAHARI',
    from: 'Operasional Surabaya',
    accountNumber: '5270338812',
    rupiah: 27_500_000n,
    shown: 'Rp 27.500.000,00',
    note: 'possible-duplicate',
    toCheck: 'look.same-amount.title',
  },
];

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const inWords = ({ locale, rupiah }: Story) =>
  amountInWords(money(rupiah * 100n, 'IDR'), locale === 'id' ? 'ID' : 'EN');

function sentenceOf({ locale, shown, from, accountNumber }: Story): string {
  const say = words(locale, 'payments');
  return say('transfer.sentence', {
    amount: shown,
    from,
    payee: nameBehind(accountNumber),
    bank: 'Bank Central Asia',
    account: groupedAccount(accountNumber),
    rail: words(locale, 'kinds')('rail.BIFAST'),
    when: say('transfer.sentenceNow'),
  });
}

/** Fills in, checks and sends the transfer, and opens its status. */
async function make(page: Page, story: Story): Promise<string> {
  const { locale, accountNumber, rupiah, note } = story;
  const say = words(locale, 'payments');
  await page.goto('/services/local-currency-transfer');
  await fillTransfer(page, locale, { accountNumber, amount: String(rupiah), message: 'Invoice 117' });
  const review = reviewOf(page, locale);
  await review.getByText(sentenceOf(story)).waitFor();
  await review.getByText(inWords(story)).waitFor();
  await review.getByText(say(`note.${note}`)).waitFor();
  const refNo = await submitTransfer(page, locale);
  await page.getByRole('link', { name: say('receipt.open') }).click();
  await page.waitForURL(/transaction-status\/transaction-detail/);
  return refNo;
}

const tileOf = ({ page, locale }: Decider, queue: 'verify' | 'approve' | 'release') => {
  const say = words(locale, 'accounts');
  return page
    .getByRole('navigation', { name: say('home.toDo') })
    .getByRole('link')
    .filter({ hasText: say(`home.${queue}`) });
};

const startsWith = (count: number) => new RegExp(`^${count}\\D`);

/** The number on the tile, once it is loaded. */
async function countOn(tile: ReturnType<typeof tileOf>): Promise<number> {
  const counted = tile.filter({ hasText: /\d/ });
  await counted.waitFor();
  return Number.parseInt(await counted.innerText(), 10);
}

test.each(stories)(
  'a transfer goes from its maker to its releaser, and all of them see each step ($locale)',
  async (story) => {
    const { locale, company, toCheck } = story;
    const status = words(locale, 'kinds');
    const join = async (id: string): Promise<Decider> => {
      const userId = `${id}@${company}`;
      return { userId, locale, page: await portal.logIn(userId, { locale }) };
    };
    const verifier = await join('VERIFIER01');
    const approver = await join('APPROVER01');
    const releaser = await join('RELEASER01');
    const { page: maker } = await join('MAKER01');
    const toVerify = tileOf(verifier, 'verify');
    const toRelease = tileOf(releaser, 'release');
    const before = { verify: await countOn(toVerify), release: await countOn(toRelease) };
    await tileOf(approver, 'approve').click();

    const refNo = await make(maker, story);
    const makerReads = (text: string) => maker.getByRole('main').getByText(text).first().waitFor();
    await makerReads(status('status.Pending Verify'));
    await toVerify.filter({ hasText: startsWith(before.verify + 1) }).waitFor();
    await expect.poll(() => row(approver.page, refNo).count()).toBe(0);

    await toVerify.click();
    await openRow(verifier.page, refNo);
    await decide(portal, verifier, 'verify');
    await row(approver.page, refNo).waitFor();
    await makerReads(status('status.Pending Approve'));

    await openRow(approver.page, refNo);
    await approver.page.getByRole('main').getByText(words(locale, 'requests')(toCheck)).waitFor();
    await approver.page.getByText(inWords(story)).waitFor();
    await decide(portal, approver, 'approve');
    await toRelease.filter({ hasText: startsWith(before.release + 1) }).waitFor();
    await makerReads(status('status.Pending Release'));

    await toRelease.click();
    await openRow(releaser.page, refNo);
    await decide(portal, releaser, 'release');
    const result = releaser.page.getByRole('main').getByRole('listitem').filter({ hasText: refNo });
    await expect.poll(() => result.innerText()).toContain(story.shown.split(' ')[1]);
    await result.getByText(status('status.Successful')).waitFor();
    await makerReads(status('status.Successful'));
    for (const { page } of [verifier, approver, releaser, { page: maker }]) await portal.leave(page);
  },
);

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
