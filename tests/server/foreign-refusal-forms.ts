// Foreign transfers, as the stories of their refusals send them.
import { dollarForm, tokyo } from './foreign-bank.ts';

export const documents = (...codes: string[]) => ({ underlyingCodes: codes.map((code) => `UDL-2611-${code}`) });

export const to = (payee: object, value = '100.00', more: object = {}) =>
  dollarForm(value, { payee: { kind: 'account', beneficiary: { ...tokyo, ...payee } }, ...more });
export const toNumber = (accountNumber: string, value?: string, more?: object) => to({ accountNumber }, value, more);

export const here = {
  bankCode: 'BBBAIDJA',
  bankName: 'Bank Permata',
  accountName: 'PT Bahari Makmur Sentosa',
  currency: 'USD',
};
/** Dollars to an account at this bank. */
export const overbooking = (accountNumber: string, value = '100.00', more: object = {}) => {
  const { charges: _none, ...form } = dollarForm(value);
  const beneficiary = { ...here, bankCode: '013', accountNumber };
  return { ...form, transferType: 'OVB', payee: { kind: 'account', beneficiary }, ...more };
};
