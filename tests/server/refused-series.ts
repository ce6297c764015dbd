// Series that are refused for what they say alone, and the forms of those that the company refuses.
import { randomUUID } from 'node:crypto';
import { internet, meter } from './bill-bank.ts';
import { boughtForm, dollarForm, dollars, frankfurt, tokyo, usd } from './foreign-bank.ts';
import { longRecipients } from './refused-favorites.ts';
import { recurringBill, rent, thursdays } from './series-bank.ts';
import { phone } from './top-up-bank.ts';
import { bifastForm, fromOperasional, idr, payeeAtBca } from './transfer-bank.ts';

type Part = Readonly<Record<string, unknown>>;

/** A monthly rent to another account at BCA, or with other fields. */
export const rentTo = (accountNumber: string, amount = '100000.00', more: Part = {}) => ({
  paymentType: 'LCY',
  form: bifastForm(amount, {
    payee: { kind: 'account', beneficiary: { ...payeeAtBca, accountNumber } },
    timing: thursdays,
    ...more,
  }),
});

const toProxy = (proxy: string) =>
  rentTo('', '100000.00', {
    payee: { kind: 'proxy', inquiryId: randomUUID(), proxy: { proxyType: '01', proxy }, beneficiary: payeeAtBca },
  });
const withoutDeal = ({ deal: _deal, ...form }: Part) => form;
const abroad = (form: Part) => ({ paymentType: 'FCY', form: { ...withoutDeal(form), timing: thursdays } });
export const toTokyo = (payee: Part, value = '100.00', more: Part = {}) =>
  abroad(dollarForm(value, { payee: { kind: 'account', beneficiary: { ...tokyo, ...payee } }, ...more }));
export const bought = (value: string, more: Part = {}) => abroad(boughtForm(value, more));
const overbooking = (accountNumber: string, value = '100.00', more: Part = {}) => {
  const { charges: _none, ...form } = dollarForm(value);
  const bank = { bankCode: '013', bankName: 'Bank Permata' };
  const beneficiary = { ...bank, accountNumber, accountName: 'PT Bahari Makmur Sentosa', currency: 'USD' };
  return abroad({ ...form, transferType: 'OVB', payee: { kind: 'account', beneficiary }, ...more });
};
export const topUp = (payee: Part = {}, bought: Part = { denomCode: 'TELKOMSEL_100K', amount: idr('101500.00') }) => ({
  paymentType: 'TOPUP',
  form: {
    fromAccount: fromOperasional,
    payeeDetails: { ...phone, ...payee },
    transactionDetails: bought,
    timing: thursdays,
  },
});
const wallet = {
  numberType: 'gopay',
  category: 'E_WALLET',
  institution: 'GOPAY',
  accountNumber: '081218004567',
};
export const bill = (payee: Part = internet, cap = '2000000.00', more: Part = {}) => {
  const { paymentType, form } = recurringBill(payee, cap);
  return { paymentType, form: { ...form, ...more } };
};
export const byRail = (transferType: string, amount: string, payeeMore: Part = {}) => {
  const { payee, transactionDetails, charges, ...form } = bifastForm(amount, { timing: thursdays });
  const clearing = {
    clearingCode: '0140012',
    addressLine1: 'Jl. Jenderal Sudirman Kav. 45',
    citizenship: 'WNI',
    residency: '01',
    category: '02',
  };
  const isClearing = transferType === 'LLG' || transferType === 'RTGS';
  const own = transferType === 'OVB' && {
    bankCode: '013',
    accountNumber: '1370010246802',
    accountName: 'PT Nusantara Sejahtera Abadi',
  };
  const beneficiary = { ...payee.beneficiary, ...(isClearing && clearing), ...own, ...payeeMore };
  return {
    paymentType: 'LCY',
    form: {
      ...form,
      transferType,
      payee: { ...payee, beneficiary },
      transactionDetails: { amount: transactionDetails.amount },
      ...(transferType !== 'OVB' && { charges }),
    },
  };
};
const timed = (change: Part) => rent({ ...thursdays, ...change }, '100000.00');

/** The payee, the institution, the amount or the dates; nothing about the company has to be changed for these. */
export const refused: readonly (readonly [code: string, why: string, payment: object])[] = [
  ['114', 'the end is before the start', timed({ endDate: '2026-12-01' })],
  ['115', 'one payment has two days', timed({ frequencyType: 'ONCE' })],
  [
    '1179',
    'there are too many payments',
    timed({ frequencyType: 'MONTHLY', daysInWeek: undefined, endDate: '2031-12-10' }),
  ],
  ['1180', 'it starts too early', timed({ startDate: '2026-11-26' })],
  ['1181', 'it ends too late', timed({ endDate: '2032-01-01' })],
  ['1182', 'there is no time to approve it', timed({ expiryDate: '2026-11-26' })],
  [
    'COPY_DIFFERS',
    'its day is not that of the start',
    timed({ frequencyType: 'MONTHLY', dayInMonth: 9, daysInWeek: undefined }),
  ],
  ['FIELD_SELECT_ONE', 'no day of the week is chosen', timed({ daysInWeek: undefined })],
  [
    'RECURRING_WITHOUT_PAYMENT',
    'no day pays',
    timed({ startDate: '2026-12-14', endDate: '2026-12-16', daysInWeek: ['SUN'] }),
  ],
  ['137', 'the amount is too small', rentTo('5270338001', '0.50')],
  ['138', 'the amount is too large', rentTo('5270338001', '250000001.00')],
  ['193', 'the account is strange', rentTo('5270338001', '100000.00', { fromAccount: { id: 'acc-0101' } })],
  ['98', 'the account is in dollars', rentTo('5270338001', '100000.00', { fromAccount: { id: 'acc-0003' } })],
  ['97', 'an account pays itself', overbooking(dollars.number)],
  [
    '204',
    'there is no such favorite',
    rentTo('', '100000.00', { payee: { kind: 'favorite', favoriteId: 'fav-999999' } }),
  ],
  [
    '123',
    'the recipients are too long',
    rentTo('5270338001', '100000.00', { additionalDetails: { email: longRecipients } }),
  ],
  [
    '129',
    'the payee has another name',
    rentTo('5270338812', '100000.00', {
      payee: { kind: 'account', beneficiary: { ...payeeAtBca, accountName: 'PT Lain Sekali' } },
    }),
  ],
  ['HOST_BIFAST_14', 'the bank of the payee does not know the account', rentTo('1234590014')],
  ['HOST_BIFAST_47', 'the bank of the payee takes nothing', rentTo('1234590047')],
  ['HOST_BIFAST_U122', 'the account is closed', rentTo('1234590122')],
  ['HOST_BIFAST_U129', 'the account takes no BI-FAST', rentTo('1234590129')],
  ['ERR_HOST_INQUIRY', 'the bank of the payee does not answer', rentTo('1234590900')],
  [
    'HOST_ONLINE_14',
    'the bank does not know the account',
    byRail('ONLINE', '100000.00', { accountNumber: '1234590014' }),
  ],
  ['HOST_ONLINE_47', 'the bank takes nothing', byRail('ONLINE', '100000.00', { accountNumber: '1234590047' })],
  ['HOST_BIFAST_U804', 'BI-FAST does not know the proxy', toProxy('081212340804')],
  ['HOST_BIFAST_U805', 'the proxy is suspended', toProxy('081212340805')],
  [
    'FIELD_NOT_IN_LIST',
    'there is no such purpose',
    toTokyo({}, '100.00', { transactionDetails: { amount: usd('100.00'), purposeCode: '9999' } }),
  ],
  [
    'IBAN_INVALID',
    'the IBAN has a wrong digit',
    toTokyo({ ...frankfurt, currency: 'USD', accountNumber: 'DE89370400440532013001' }),
  ],
  [
    'INTERMEDIARY_SAME',
    'a bank is on the way to itself',
    toTokyo({}, '100.00', { intermediary: { bankCode: 'BOTKJPJT' } }),
  ],
  ['57', 'the bank sends less abroad', toTokyo({}, '50000000.00')],
  ['HOST_FCY_47', 'nothing is sent to the country', toTokyo({ bankCode: 'SMPLKPPY' })],
  [
    'UNSUPPORTED_CHARGE_TYPE',
    'the charges contradict each other',
    toTokyo({}, '100.00', { charges: { chargeInstruction: 'OUR', chargeTransactionFeeTo: 'BENEFICIARY' } }),
  ],
  ['HOST_OVB_14', 'this bank does not know the account', overbooking('1370020090014')],
  ['HOST_OVB_47', 'the account at this bank is closed', overbooking('1370020090047')],
  ['133', 'documents are needed', bought('100000.01')],
  ['181', 'a document has expired', bought('1000.00', { underlyingCodes: ['UDL-2611-00008'] })],
  ['178', 'documents are of two types', bought('1000.00', { underlyingCodes: ['UDL-2611-00031', 'UDL-2611-00019'] })],
  [
    '179',
    'documents are of two payees',
    bought('100000.01', { underlyingCodes: ['UDL-2611-00031', 'UDL-2611-00034'] }),
  ],
  ['134', 'the document is too small', bought('90000.00', { underlyingCodes: ['UDL-2611-00034'] })],
  ['202', 'there is no such biller', bill({ ...internet, institution: 'NOBODY' })],
  ['UNSUPPORTED_PAYMENT_TYPE', 'the biller is tops up', bill({ ...internet, institution: 'GOPAY' })],
  ['HOST_BILL_14', 'the biller does not know the customer', bill(meter('12390014'))],
  ['HOST_BILL_47', 'the biller takes nothing', bill(meter('12390047'))],
  ['108', 'the number is of another operator', topUp({ accountNumber: '081712345678' })],
  ['HOST_TOPUP_14', 'the provider does not know the number', topUp({ accountNumber: '081212390014' })],
  ['HOST_TOPUP_47', 'the denomination is not sold', topUp({}, { denomCode: 'TELKOMSEL_1', amount: idr('101500.00') })],
  ['190', 'the price is another one', topUp({}, { denomCode: 'TELKOMSEL_100K', amount: idr('100000.00') })],
  ['58', 'the wallet takes less', topUp(wallet, { amount: idr('10000000.01') })],
];
