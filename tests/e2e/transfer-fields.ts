// Finds the fields, the payee, the method and the button of the form of a local transfer.
import type { Page } from 'playwright-core';
import type { Locale } from './portal.ts';
import { startingWith, words } from './words.ts';

const say = (locale: Locale) => words(locale, 'payments');
export const fromField = (page: Page, locale: Locale) =>
  page.getByRole('combobox', { name: startingWith(say(locale)('transfer.fromAccount')) });
export const amountField = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: startingWith(say(locale)('transfer.amount')) });
export const payeeOf = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: say(locale)('transfer.toTitle'), exact: true });
export const methodOf = (page: Page, name: string) =>
  page.getByRole('radio', { name: startingWith(name), checked: true });
export const submitOf = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: startingWith(say(locale)('transfer.submit', { amount: '' })), disabled: false });
