// Local transfers of each method, as the stories of their refusals send them.
import { dealForm } from './deal-bank.ts';
import { bifastForm, fromOperasional, idr, payeeAtBca } from './transfer-bank.ts';

/** To an account at BCA, of which BI-FAST knows the holder. */
export const formTo = (accountNumber: string, amount = '100000.00', more: object = {}) =>
  bifastForm(amount, { payee: { kind: 'account', beneficiary: { ...payeeAtBca, accountNumber } }, ...more });

export const clearingForm = (transferType: 'LLG' | 'RTGS', amount: string, more: object = {}) => {
  const { purposeCode: _none, ...transactionDetails } = { purposeCode: '', amount: idr(amount) };
  const beneficiary = {
    ...payeeAtBca,
    clearingCode: '0140012',
    addressLine1: 'Jl. Jenderal Sudirman Kav. 45',
    citizenship: 'WNI',
    residency: '01',
    category: '02',
    ...more,
  };
  const { charges, timing, fromAccount } = bifastForm(amount);
  return { transferType, fromAccount, payee: { kind: 'account', beneficiary }, transactionDetails, charges, timing };
};

export const railForms = [
  ['1185', 'BIFAST', bifastForm('200000000.00')],
  ['23', 'LLG', clearingForm('LLG', '200000000.00')],
  ['24', 'RTGS', clearingForm('RTGS', '200000000.00')],
  [
    '26',
    'ONLINE',
    { ...clearingForm('RTGS', '20000000.00'), transferType: 'ONLINE', payee: formTo('5270338812').payee },
  ],
  ['25', 'OVB', { ...dealForm('200000000.00', { fromAccount: fromOperasional }), deal: undefined }],
] as const;
