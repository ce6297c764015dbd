// Fills in the form of a foreign transfer by its labels.
import type { Page } from 'playwright-core';
import type { Locale } from './portal.ts';
import { takeOption } from './take-option.ts';
import { choose, pickFirst } from './transfer-form.ts';
import { words } from './words.ts';

export async function select(page: Page, label: string, index = 0): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await takeOption(page.getByRole('option').nth(index));
}

const fill = (page: Page, name: string, text: string) => page.locator(`input[name="${name}"]`).fill(text);

/** Fills in a telegraphic transfer to Tokyo, from the account that matches `from` or the one the form begins with. */
export async function fillForeign(page: Page, locale: Locale, from: string | null, amount: string): Promise<void> {
  const t = words(locale, 'payments');
  if (from) await pickFirst(page, t('transfer.fromAccount'), from);
  await choose(page, t('transfer.payeeKind'), t('transfer.other'));
  await pickFirst(page, t('foreign.bank'), 'BOTKJPJT');
  await pickFirst(page, t('foreign.intermediary'), 'CHASUS33');
  await fill(page, 'payee.beneficiary.accountNumber', '0012876543');
  await fill(page, 'payee.beneficiary.accountName', 'Müller & Söhne KK');
  await fill(page, 'payee.beneficiary.addressLine1', '1-9-2 Nihonbashi');
  for (const label of ['transfer.categoryField', 'transfer.citizenship', 'transfer.residency'] as const)
    await select(page, t(label), 1);
  await fill(page, 'transactionDetails.amount.value', amount);
  await page.keyboard.press('Tab');
  // The costs move what is below them, and a list that moves is closed.
  const total = page.getByText(t('transfer.total'), { exact: true });
  await total
    .or(page.getByText(t('transfer.totalAbout'), { exact: true }))
    .first()
    .waitFor();
  await pickFirst(page, t('foreign.purpose'), '2012');
  await select(page, t('foreign.relationship'));
}
