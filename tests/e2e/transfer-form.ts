// The form of a local transfer, filled in by somebody who reads its labels.
import type { Page } from 'playwright-core';
import type { Locale } from './portal.ts';
import { takeOption } from './option.ts';
import { tick } from './tick.ts';
import { beginning, words } from './words.ts';

export interface Transfer {
  readonly accountNumber: string;
  readonly amount: string;
  readonly message?: string;
  /** Where the form begins with the account that pays. */
  readonly beginsWithAccount?: true;
  /** Day, month and year in figures, for a transfer on a later day. */
  readonly day?: string;
}

export const invoice: Transfer = { accountNumber: '5270338812', amount: '12500000', message: 'Invoice 117' };

const bank = 'central asia';

/** A choice among cards is clicked on its card. */
export const choose = (page: Page, group: string, label: string) =>
  page
    .getByRole('radiogroup', { name: beginning(group) })
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: beginning(label) }) })
    .click();

/** The choices that hold a text, once the bank has named them; before, one line says that it is searching. */
export const optionsWith = (page: Page, text: string | RegExp) => page.getByRole('option').filter({ hasText: text });

/** An account tells its balance. */
export const anAmount = /\d,\d{2}|\d\.\d{2}/;

/** The first that fits what is typed. */
export async function pickFirst(page: Page, label: string, typed?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: beginning(label) });
  await field.click();
  if (typed) await field.pressSequentially(typed, { delay: 10 });
  await takeOption(optionsWith(page, typed ? new RegExp(typed, 'i') : anAmount).first());
}

async function chooseDay(page: Page, locale: Locale, day: string): Promise<void> {
  const say = words(locale, 'payments');
  await choose(page, say('transfer.when'), say('transfer.onDate'));
  const field = page.getByRole('group', { name: beginning(say('transfer.date')) });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(day);
}

/** Fills in everything that a BI-FAST transfer asks for. */
export async function fillTransfer(page: Page, locale: Locale, transfer: Transfer = invoice): Promise<void> {
  const say = words(locale, 'payments');
  if (!transfer.beginsWithAccount) await pickFirst(page, say('transfer.fromAccount'));
  await choose(page, say('transfer.payeeKind'), say('transfer.other'));
  await pickFirst(page, say('transfer.bank'), bank);
  await page.getByLabel(say('transfer.accountNumber'), { exact: true }).fill(transfer.accountNumber);
  // The name is asked for as the field is left.
  await page.keyboard.press('Tab');
  await page.getByText(say('transfer.found')).waitFor();
  await page.getByLabel(beginning(say('transfer.amount'))).fill(transfer.amount);
  await page.keyboard.press('Tab');
  if (transfer.day) await chooseDay(page, locale, transfer.day);
  await choose(page, say('transfer.rail'), 'BI-FAST');
  await page.getByRole('button', { name: say('transfer.purpose') }).click();
  await takeOption(page.getByRole('option').first());
  if (transfer.message) await page.getByLabel(beginning(say('transfer.info'))).fill(transfer.message);
}

const submitButton = (page: Page, locale: Locale, disabled: boolean) =>
  page.getByRole('button', { name: beginning(words(locale, 'payments')('transfer.submit', { amount: '' })), disabled });

/** The part of the form in which the transfer is read over before it is sent. */
export const reviewOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: words(locale, 'payments')('transfer.reviewTitle') });

/** Agrees to what the bank wants looked at, and sends. */
export async function submitTransfer(page: Page, locale: Locale): Promise<string> {
  const say = words(locale, 'payments');
  const toConfirm = reviewOf(page, locale).getByRole('checkbox');
  await submitButton(page, locale, false).or(toConfirm.first()).first().waitFor();
  for (const note of await toConfirm.all()) await tick(note);
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
