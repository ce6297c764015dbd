// The form of a local transfer, filled in by somebody who reads its labels.
import type { Page } from 'playwright-core';
import type { Locale } from './portal.ts';
import { beginning, words } from './words.ts';

export interface Transfer {
  readonly accountNumber: string;
  readonly amount: string;
  readonly message?: string;
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

async function pickFirst(page: Page, label: string, typed?: string): Promise<void> {
  const field = page.getByRole('combobox', { name: beginning(label) });
  await field.click();
  if (typed) await field.pressSequentially(typed, { delay: 10 });
  const option = page.getByRole('option').filter(typed ? { hasText: new RegExp(typed, 'i') } : {});
  await option.first().click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Fills in everything that a BI-FAST transfer asks for. */
export async function fillTransfer(page: Page, locale: Locale, transfer: Transfer = invoice): Promise<void> {
  const say = words(locale, 'payments');
  await pickFirst(page, say('transfer.fromAccount'));
  await choose(page, say('transfer.payeeKind'), say('transfer.other'));
  await pickFirst(page, say('transfer.bank'), bank);
  await page.getByLabel(say('transfer.accountNumber'), { exact: true }).fill(transfer.accountNumber);
  await page.getByRole('button', { name: say('transfer.checkName') }).click();
  await page.getByText(say('transfer.found')).waitFor();
  await page.getByLabel(beginning(say('transfer.amount'))).fill(transfer.amount);
  await page.keyboard.press('Tab');
  await choose(page, say('transfer.rail'), 'BI-FAST');
  await page.getByRole('button', { name: say('transfer.purpose') }).click();
  await page.getByRole('option').first().click();
  if (transfer.message) await page.getByLabel(beginning(say('transfer.info'))).fill(transfer.message);
}

export const submitButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: beginning(words(locale, 'payments')('transfer.submit', { amount: '' })) });

/** Agrees to what the bank wants looked at, and sends. */
export async function submitTransfer(page: Page, locale: Locale): Promise<string> {
  const say = words(locale, 'payments');
  await submitButton(page, locale).waitFor();
  for (const note of await page.getByRole('main').getByRole('checkbox').all()) await note.check({ force: true });
  await submitButton(page, locale).click();
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  const receipt = await page
    .getByRole('status')
    .filter({ hasText: say('receipt.reference') })
    .innerText();
  const refNo = /\d{16,}|[A-Z]{2,}\d{6,}\w*/.exec(receipt)?.[0];
  if (!refNo) throw new Error(`The receipt names no reference: ${receipt}`);
  return refNo;
}
