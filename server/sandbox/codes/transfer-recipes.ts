// How to get the codes of local and foreign transfers.
import { accounts, farDay, formRecipes, idr, on, tooLong, usd } from './common-recipes.ts';
import { recipesOf, type Recipe } from './recipe.ts';

const inquireBifast = recipesOf('LCY', 'inquireLocalPayee', 'bifast');
const inquireOwn = recipesOf('LCY', 'inquireLocalPayee', 'overbooking');
const inquireProxy = recipesOf('LCY', 'inquireBifastProxy', 'phone');
const validateBifast = recipesOf('LCY', 'validateLocalTransfer', 'bifastAccount');
const validateOverbooking = recipesOf('LCY', 'validateLocalTransfer', 'overbooking');
const localCutOff = recipesOf('LCY', 'checkLocalTransferCutOff', 'llg');
const submitRtgs = recipesOf('LCY', 'submitLocalTransfer', 'rtgs');
const online = { transferType: 'ONLINE' };

export const localRecipes: readonly Recipe[] = [
  inquireBifast('119', { bankCode: '999' }),
  inquireBifast('HOST_BIFAST_14', { accountNumber: '1234590014' }),
  inquireBifast('HOST_BIFAST_47', { accountNumber: '1234590047' }),
  inquireBifast('HOST_BIFAST_U122', { accountNumber: '1234590122' }),
  inquireBifast('HOST_BIFAST_U129', { accountNumber: '1234590129' }),
  inquireBifast('ERR_HOST_INQUIRY', { accountNumber: '1234590900' }),
  inquireBifast('HOST_ONLINE_14', { ...online, accountNumber: '1234590014' }),
  inquireBifast('HOST_ONLINE_47', { ...online, accountNumber: '1234590047' }),
  inquireOwn('HOST_OVB_14', { accountNumber: '1370020090014' }),
  inquireOwn('HOST_OVB_47', { accountNumber: '1370020090047' }),
  inquireProxy('HOST_BIFAST_U804', { 'proxy.proxy': '081212340804' }),
  inquireProxy('HOST_BIFAST_U805', { 'proxy.proxy': '081212340805' }),
  inquireProxy('HOST_BIFAST_U122', { 'proxy.proxy': '081212340122' }),
  inquireProxy('HOST_BIFAST_U129', { 'proxy.proxy': '081212340129' }),
  ...formRecipes(validateBifast),
  validateBifast('137', { 'form.transactionDetails.amount': idr('0.50') }),
  validateBifast('138', { 'form.transactionDetails.amount': idr('250000001.00') }),
  validateOverbooking('139', { 'form.transactionDetails.amount': idr('60000000000.00') }),
  localCutOff('75', { transactionDate: farDay }),
  submitRtgs('ERR_TRX_COT', {}, { at: '2026-11-23T23:30' }),
];

const inquire = recipesOf('FCY', 'inquireForeignPayee', 'telegraphic');
const quote = recipesOf('FCY', 'quoteForeignTransferFee', 'sameCurrency');
const rate = recipesOf('FCY', 'quoteExchangeRate', 'buyDollars');
const deal = recipesOf('FCY', 'inquireDeal', 'withAmount');
const cutOff = recipesOf('FCY', 'checkForeignTransferCutOff', 'dollar');
const validate = recipesOf('FCY', 'validateForeignTransfer', 'telegraphic');
const submit = recipesOf('FCY', 'submitForeignTransfer', 'telegraphic');
const here = { transferType: 'OVB', bankCode: 'BBBAIDJA' };
/** Paid from the account in dollars, where nothing is bought and nothing has to be proved. */
const own = { 'form.fromAccount': { id: accounts.dollars }, 'form.deal': null };
const atCounter = { 'form.deal': { rateType: 'counter' } };
const amount = 'form.transactionDetails.amount';

export const foreignRecipes: readonly Recipe[] = [
  inquire('193', { bankCode: 'NOBKJPJT' }),
  inquire('IBAN_INVALID', { bankCode: 'DEUTDEFF', accountNumber: 'DE89370400440532013001' }),
  inquire('HOST_FCY_47', { bankCode: 'SMPLKPPY' }),
  inquire('HOST_OVB_14', { ...here, accountNumber: '1370020090014' }),
  inquire('HOST_OVB_47', { ...here, accountNumber: '1370020090047' }),
  inquire('ERR_HOST_INQUIRY', { ...here, accountNumber: '1370020090900' }),
  quote('UNSUPPORTED_CHARGE_TYPE', { 'charges.chargeTransactionFeeTo': 'BENEFICIARY' }),
  quote('COPY_DIFFERS', { 'charges.feeAccount': { id: accounts.rupiah, alias: 'Kas' } }),
  quote('120', { 'amount.value': tooLong }),
  rate('98', { fromCurrency: 'USD' }),
  deal('3', { dealNumber: 'FX0000000000' }),
  cutOff('75', { transactionDate: farDay }),
  validate('91', { ...own, 'form.fromAccount': { id: accounts.dormant } }),
  validate('93', { ...own, 'form.fromAccount': { id: 'dep-0011' } }),
  validate('137', { ...own, [amount]: usd('0.50') }),
  validate('57', { ...own, [amount]: usd('50000000.00') }),
  validate('19', { ...own, [amount]: usd('500000.00') }),
  validate('98', { ...own, 'form.payee.beneficiary.currency': 'EUR' }),
  validate('122', { ...own, 'form.payee.beneficiary.accountName': 'Müller' }),
  validate('COPY_DIFFERS', { ...own, 'form.payee.beneficiary.country': 'DE' }),
  validate('INTERMEDIARY_SAME', { ...own, 'form.intermediary': { bankCode: 'BOTKJPJT' } }),
  validate('FIELD_NOT_IN_LIST', { ...own, 'form.transactionDetails.purposeCode': '9999' }),
  validate('204', { ...own, 'form.payee': { kind: 'favorite', favoriteId: 'fav-9999' } }),
  validate('74', { ...own, 'form.timing': on(farDay) }),
  validate('117', { ...own, 'form.timing': on('2026-11-20') }),
  validate('1184', { ...atCounter, 'form.underlyingCodes': [] }),
  validate('193', { ...atCounter, 'form.underlyingCodes': ['UDL-0000-00000'] }),
  submit('ERR_TRX_PUBLIC_HOLIDAY', { ...own, 'form.timing': on('2026-11-26') }),
  submit('ERR_TRX_COT', own, { at: '2026-11-23T23:30' }),
];
