// Favorites whose payee the payee's bank, the biller or the provider refuses, with the code of each.
import { nameBehind } from '../../server/host/sandbox-payees.ts';
import { electricity } from './bill-bank.ts';
import { favoriteAbroad, frankfurt } from './foreign-bank.ts';
import { phone, phoneOf } from './top-up-bank.ts';
import { payeeAtBca } from './transfer-bank.ts';

export const shareFavoriteWith = { scope: 'private', subUserGroups: [] };
const proxyPayee = { bankCode: '451', bankName: 'Bank Syariah Indonesia', accountNumber: '7123345566' };

export const local = (accountNumber: string, more: object = {}) => ({
  paymentType: 'LCY',
  favoriteName: `Rekening ${accountNumber.slice(-4)}`,
  shareFavoriteWith,
  transferType: 'BIFAST',
  beneficiary: { ...payeeAtBca, accountNumber, accountName: nameBehind(accountNumber) },
  ...more,
});
export const bill = (payeeDetails: object, more: object = {}) => ({
  paymentType: 'BILL_PAY',
  favoriteName: 'Listrik',
  shareFavoriteWith,
  payeeDetails,
  ...more,
});
const topUp = (payeeDetails: object) => ({ ...bill(payeeDetails), paymentType: 'TOPUP', favoriteName: 'Pulsa' });
const proxied = (proxy: string, beneficiary: object = proxyPayee) =>
  local('', {
    favoriteName: 'Lewat nomor',
    proxy: { proxyType: '01', proxy },
    beneficiary: { ...payeeAtBca, ...beneficiary },
  });
export const at = (transferType: string, bankCode: string, accountNumber: string) =>
  local(accountNumber, { transferType, beneficiary: { ...payeeAtBca, bankCode, accountNumber } });
export const abroad = (beneficiary: object, more: object = {}) =>
  favoriteAbroad('Luar negeri', { beneficiary: { ...frankfurt, ...beneficiary }, ...more });

/** What the bank of the payee, the biller or the provider says. */
export const unknownThere: readonly (readonly [code: string, form: object])[] = [
  ['HOST_BIFAST_14', at('BIFAST', '014', '1234590014')],
  ['HOST_BIFAST_47', at('BIFAST', '014', '1234590047')],
  ['HOST_BIFAST_U122', at('LLG', '014', '1234590122')],
  ['HOST_BIFAST_U129', at('BIFAST', '014', '1234590129')],
  ['HOST_ONLINE_14', at('ONLINE', '014', '1234590014')],
  ['HOST_ONLINE_47', at('ONLINE', '014', '1234590047')],
  ['HOST_OVB_14', at('OVB', '013', '1370020090014')],
  ['HOST_OVB_47', at('OVB', '013', '1370020090047')],
  ['ERR_HOST_INQUIRY', at('BIFAST', '014', '1234590900')],
  ['HOST_BIFAST_U804', proxied('081212340804')],
  ['HOST_BIFAST_U805', proxied('081212340805')],
  ['191', proxied('081218004567', { accountNumber: '7123345567' })],
  ['HOST_BILL_14', bill({ ...electricity, accountNumber: '531212390014' })],
  ['HOST_BILL_47', bill({ ...electricity, accountNumber: '531212390047' })],
  ['HOST_TOPUP_14', topUp(phoneOf('12390014'))],
  ['HOST_TOPUP_47', topUp(phoneOf('12390047'))],
  ['108', topUp({ ...phone, accountNumber: '081712345678' })],
  ['202', bill({ ...electricity, institution: 'NOBODY' })],
  ['202', topUp({ ...phone, institution: 'NOBODY' })],
  ['UNSUPPORTED_PAYMENT_TYPE', bill({ ...electricity, institution: 'TELKOMSEL_CREDIT' })],
  ['COPY_DIFFERS', bill({ ...electricity, accountName: 'PT Orang Lain' })],
  ['193', abroad({ bankCode: 'NOBKJPJT' })],
  ['IBAN_INVALID', abroad({ accountNumber: 'DE89370400440532013001' })],
  ['HOST_FCY_47', abroad({ bankCode: 'SMPLKPPY', country: 'KP' })],
  ['INTERMEDIARY_SAME', abroad({}, { intermediary: { bankCode: 'DEUTDEFF' } })],
  ['98', at('OVB', '013', '1370020099017')],
];
