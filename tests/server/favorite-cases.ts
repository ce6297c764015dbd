// Every kind of favorite with each optional field, and every way to pay it with each optional part.
import type { LocalFavorite, TransferType } from '../../generated/types.ts';
import { nameBehind } from '../../server/host/sandbox-payees.ts';
import { fromOperasional, idr } from './transfer-bank.ts';

export const rails: readonly TransferType[] = ['OVB', 'ONLINE', 'BIFAST', 'LLG', 'RTGS'];

const account = { bankCode: '014', bankName: 'Bank Central Asia', accountNumber: '5270338812' };
const accounts = {
  'another bank': account,
  'this bank': { bankCode: '013', bankName: 'Bank Permata', accountNumber: '1570031120013' },
};
export const proxies = {
  'a phone number': { proxyType: '01', proxy: '081218004567' },
  'an e-mail address': { proxyType: '02', proxy: 'keuangan@sinarjaya.co.id' },
} as const;
export const payees = [...Object.keys(accounts), ...Object.keys(proxies)] as readonly Payee[];
export type Payee = keyof typeof accounts | keyof typeof proxies;

const clearing = {
  clearingCode: '0140012',
  addressLine1: 'Jl. Mangga Dua Raya No. 8',
  addressLine2: 'Ancol',
  addressLine3: 'Jakarta Utara 14430',
  citizenship: 'WNI',
  residency: '01',
  category: '01',
};

const others = {
  fromAccount: fromOperasional,
  chargeTransactionFeeTo: 'BENEFICIARY',
  transactionDetails: { amount: idr('50000.00'), info: 'Kemasan' },
  additionalDetails: { email: ['keuangan@sinarjaya.co.id'] },
};

const without = (fields: object, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

export interface Kept {
  readonly beneficiary: object;
  readonly others: object;
}

const full: Kept = { beneficiary: clearing, others };
const values: Readonly<Record<string, Kept>> = {
  'an empty address line': { ...full, beneficiary: { ...clearing, addressLine1: '' } },
  'a foreigner': { ...full, beneficiary: { ...clearing, citizenship: 'WNA', residency: '02', category: '02' } },
  'another category': { ...full, beneficiary: { ...clearing, category: '99' } },
  'fees of the remitter': { ...full, others: { ...others, chargeTransactionFeeTo: 'REMITTER' } },
  'empty details': { ...full, others: { ...others, transactionDetails: {}, additionalDetails: {} } },
  'an amount alone': { ...full, others: { ...others, transactionDetails: { amount: idr('50000.00') } } },
  'a message alone': { ...full, others: { ...others, transactionDetails: { info: 'Kemasan' } } },
};

/** All fields, no field, each field missing, each field alone, and other values. */
export const keptFields: Readonly<Record<string, Kept>> = {
  everything: full,
  nothing: { beneficiary: {}, others: {} },
  ...Object.fromEntries(
    Object.entries(clearing).flatMap(([name, value]) => [
      [`no ${name}`, { ...full, beneficiary: without(clearing, name) }],
      [`${name} alone`, { beneficiary: { [name]: value }, others: {} }],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => [
      [`no ${name}`, { ...full, others: without(others, name) }],
      [`${name} alone`, { beneficiary: {}, others: { [name]: value } }],
    ]),
  ),
  ...values,
};

const isProxy = (payee: Payee): payee is keyof typeof proxies => payee in proxies;

/** behind returns the account that the proxy belongs to today; the bank refuses any other. */
export async function favoriteOf(
  payee: Payee,
  kept: Kept,
  behind: (proxy: object) => Promise<object>,
): Promise<object> {
  const own = isProxy(payee) ? undefined : accounts[payee];
  const beneficiary = own
    ? { ...own, accountName: nameBehind(own.accountNumber) }
    : await behind(proxies[payee as keyof typeof proxies]);
  return {
    paymentType: 'LCY',
    favoriteName: 'Kemasan bulanan',
    shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    transferType: payee === 'this bank' ? 'OVB' : 'BIFAST',
    beneficiary: { ...beneficiary, currency: 'IDR', ...kept.beneficiary },
    ...(isProxy(payee) && { proxy: proxies[payee] }),
    ...kept.others,
  } satisfies Partial<Record<keyof LocalFavorite, unknown>>;
}

const feeAccount = { ...fromOperasional, id: 'acc-0002', number: '1370010246802', alias: 'Payroll' };

export interface Parts {
  readonly details: object;
  readonly charges?: object;
  readonly additionalDetails: object;
}

const plain: Parts = { details: {}, charges: { chargeTransactionFeeTo: 'REMITTER' }, additionalDetails: {} };

export const parts: Readonly<Record<string, Parts>> = {
  plain,
  'a reference': { ...plain, details: { customerReference: 'INV-2026/11' } },
  'a message': { ...plain, details: { info: 'Kemasan' } },
  'a reference and a message': { ...plain, details: { customerReference: 'INV-2026/11', info: 'Kemasan' } },
  'no charges': { details: {}, additionalDetails: {} },
  'fees of the beneficiary': { ...plain, charges: { chargeTransactionFeeTo: 'BENEFICIARY' } },
  'an account for fees': { ...plain, charges: { chargeTransactionFeeTo: 'REMITTER', feeAccount } },
  'an e-mail': { ...plain, additionalDetails: { email: ['keuangan@sinarjaya.co.id'] } },
  'a WhatsApp number': {
    ...plain,
    additionalDetails: { whatsapp: [{ countryCode: '+62', valueWhatsapp: '81218004567' }] },
  },
};

const amounts: Readonly<Record<TransferType, bigint>> = {
  OVB: 50_000n,
  ONLINE: 50_000n,
  BIFAST: 50_000n,
  LLG: 50_000n,
  RTGS: 100_000_001n,
};
let made = 0n;

/** Each form has another amount, so that none is reported as a duplicate. */
export function transferForm(transferType: TransferType, favoriteId: string, { details, charges, ...rest }: Parts) {
  made += 1n;
  const amount = idr(`${amounts[transferType] + made}.00`);
  return {
    transferType,
    fromAccount: fromOperasional,
    payee: { kind: 'favorite', favoriteId },
    transactionDetails: { amount, ...(transferType === 'BIFAST' && { purposeCode: '03' }), ...details },
    ...(transferType !== 'OVB' && charges && { charges }),
    timing: { kind: 'immediate' },
    ...rest,
  };
}
