// Fills in the form of a local transfer by its labels.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from './portal.ts';
import { takeOption } from './take-option.ts';
import { clickLabel } from './tick.ts';
import { startingWith, words } from './words.ts';

export interface Transfer {
  readonly accountNumber: string;
  readonly amount: string;
  readonly message?: string;
  /** For a form that already has its debit account. */
  readonly beginsWithAccount?: true;
  /** The digits of day, month and year, for a forward-dated transfer. */
  readonly day?: string;
}

export const invoice: Transfer = { accountNumber: '5270338812', amount: '12500000', message: 'Invoice 117' };

const bank = 'central asia';

/** Clicks the card of a radio button. */
export const choose = (page: Page, group: string, label: string) =>
  page
    .getByRole('radiogroup', { name: startingWith(group) })
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: startingWith(label) }) })
    .click();

/** The options with this text; while the bank searches, the list has one line that says so. */
export const optionsWith = (page: Page, text: string | RegExp) => page.getByRole('option').filter({ hasText: text });

/** The option of an account shows its balance. */
export const anAmount = /\d,\d{2}|\d\.\d{2}/;

// Of two labels that begin alike, the field above is the shorter one's.
const searched = (page: Page, label: string) => page.getByRole('combobox', { name: startingWith(label) }).first();

/** Takes the first option that matches the typed text. */
export async function takeFirst(page: Page, label: string, typed?: string): Promise<void> {
  const field = searched(page, label);
  await field.click();
  if (typed) await field.pressSequentially(typed, { delay: 10 });
  await takeOption(optionsWith(page, typed ? new RegExp(typed, 'i') : anAmount).first());
}

/**
 * The same for a field that keeps what it took. Answers to earlier letters draw the list anew, and a press in that moment
 * closes it and takes nothing.
 */
export async function pickFirst(page: Page, label: string, typed?: string): Promise<void> {
  do await takeFirst(page, label, typed);
  while ((await searched(page, label).inputValue()) === '');
}

async function chooseDay(page: Page, locale: Locale, day: string): Promise<void> {
  const say = words(locale, 'payments');
  await choose(page, say('transfer.when'), say('transfer.onDate'));
  const field = page.getByRole('group', { name: startingWith(say('transfer.date')) });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(day);
}

/** Fills in all fields of a BI-FAST transfer. */
export async function fillTransfer(page: Page, locale: Locale, transfer: Transfer = invoice): Promise<void> {
  const say = words(locale, 'payments');
  if (!transfer.beginsWithAccount) await pickFirst(page, say('transfer.fromAccount'));
  await choose(page, say('transfer.payeeKind'), say('transfer.other'));
  await pickFirst(page, say('transfer.bank'), bank);
  await page.getByLabel(say('transfer.accountNumber'), { exact: true }).fill(transfer.accountNumber);
  // Leaving the field starts the inquiry of the name.
  await page.keyboard.press('Tab');
  await page.getByText(say('transfer.found')).waitFor();
  await page.getByLabel(startingWith(say('transfer.amount'))).fill(transfer.amount);
  await page.keyboard.press('Tab');
  if (transfer.day) await chooseDay(page, locale, transfer.day);
  await choose(page, say('transfer.rail'), 'BI-FAST');
  await page.getByRole('button', { name: say('transfer.purpose') }).click();
  await takeOption(page.getByRole('option').first());
  if (transfer.message) await page.getByLabel(startingWith(say('transfer.info'))).fill(transfer.message);
}

const submitButton = (page: Page, locale: Locale, disabled: boolean) =>
  page.getByRole('button', {
    name: startingWith(words(locale, 'payments')('transfer.submit', { amount: '' })),
    disabled,
  });

/** The section of the form that shows the transfer for a last check. */
export const reviewOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: words(locale, 'payments')('transfer.reviewTitle') });

/** The bank may add notes while the first ones are ticked, because the last field was filled in a moment ago. */
export async function tickEveryNote(page: Page, locale: Locale): Promise<void> {
  const open = reviewOf(page, locale).getByRole('checkbox', { checked: false });
  const canSend = submitButton(page, locale, false);
  await expect
    .poll(async () => {
      if ((await open.count()) > 0) await clickLabel(open.first());
      return (await open.count()) === 0 && (await canSend.isVisible());
    })
    .toBe(true);
}

/** Ticks the notes that must be confirmed and sends; returns the reference. */
export async function submitTransfer(page: Page, locale: Locale): Promise<string> {
  const say = words(locale, 'payments');
  await tickEveryNote(page, locale);
  await submitButton(page, locale, false).click();
  const title = page.getByRole('heading', { name: say('receipt.title'), level: 1 });
  const payAgain = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: say('duplicate.payAgain') });
  await title.or(payAgain).waitFor();
  if (await payAgain.isVisible()) await payAgain.click();
  await title.waitFor();
  const receipt = await page
    .getByRole('status')
    .filter({ hasText: say('receipt.reference') })
    .innerText();
  const refNo = /\d{16,}|[A-Z]{2,}\d{6,}\w*/.exec(receipt)?.[0];
  if (!refNo) throw new Error(`The receipt names no reference: ${receipt}`);
  return refNo;
}

/** Fills in the form and leaves it unfinished; its draft is saved. */
export async function beginTransfer(page: Page, locale: Locale): Promise<void> {
  await page.goto('/services/local-currency-transfer');
  await fillTransfer(page, locale);
  // The review appears when typing has paused; by then the form is saved as well.
  await reviewOf(page, locale)
    .getByText(invoice.message ?? '')
    .waitFor();
}
