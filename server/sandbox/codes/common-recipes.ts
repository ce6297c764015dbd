// Values of the demonstration data that many recipes use, and what every form refuses alike.
import type { Recipe, recipesOf } from './recipe.ts';

export type AddRecipe = ReturnType<typeof recipesOf>;

export const idr = (value: string) => ({ value, currency: 'IDR' });
export const usd = (value: string) => ({ value, currency: 'USD' });
export const tooLong = '999999999999999999.00';
/** Beyond the calendar and the last day of a payment. */
export const farDay = '2028-01-03';
export const on = (transactionDate: string) => ({ kind: 'forward-dated', transactionDate });

export const accounts = {
  rupiah: 'acc-0001',
  dollars: 'acc-0003',
  dormant: 'acc-0005',
  deposit: 'dep-0007',
  nobodys: 'acc-9999',
} as const;

/** An account that cannot pay; `field` is its id, or the whole account of a form. */
export function accountRecipes(add: AddRecipe, field: string): Recipe[] {
  const value = (id: string) => (field.endsWith('Id') ? id : { id });
  return [
    add('91', { [field]: value(accounts.dormant) }),
    add('93', { [field]: value(accounts.deposit) }),
    add('98', { [field]: value(accounts.dollars) }),
    add('193', { [field]: value(accounts.nobodys) }),
  ];
}

/** A form with a day that has passed or is too far away, and with an account by another name. */
export const formRecipes = (add: AddRecipe): Recipe[] => [
  ...accountRecipes(add, 'form.fromAccount'),
  add('COPY_DIFFERS', { 'form.fromAccount': { id: accounts.rupiah, alias: 'Kas' } }),
  add('74', { 'form.timing': on(farDay) }),
  add('117', { 'form.timing': on('2026-11-20') }),
];
