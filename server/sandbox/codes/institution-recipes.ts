// How to get the codes of bills, top ups, taxes, and cheque and giro books.
import { accountRecipes, farDay, formRecipes, idr, tooLong } from './common-recipes.ts';
import { recipesOf, type Recipe } from './recipe.ts';

const inquireBill = recipesOf('BILL_PAY', 'inquireBill', 'electricity');
const quoteBill = recipesOf('BILL_PAY', 'quoteBillPaymentFee', 'electricity');
const billCutOff = recipesOf('BILL_PAY', 'checkBillPaymentCutOff', 'electricity');

export const billRecipes: readonly Recipe[] = [
  inquireBill('HOST_BILL_14', { 'payeeDetails.accountNumber': '538711290014' }),
  inquireBill('HOST_BILL_47', { 'payeeDetails.accountNumber': '538711290047' }),
  inquireBill('ERR_HOST_INQUIRY', { 'payeeDetails.accountNumber': '538711290900' }),
  inquireBill('184', { 'payeeDetails.accountNumber': '538711290184' }),
  inquireBill('202', { 'payeeDetails.institution': 'NOBODY' }),
  inquireBill('UNSUPPORTED_PAYMENT_TYPE', { 'payeeDetails.institution': 'GOPAY' }),
  inquireBill('COPY_DIFFERS', { 'payeeDetails.accountName': 'PT Orang Lain' }),
  ...accountRecipes(quoteBill, 'fromAccountId'),
  quoteBill('120', { 'amount.value': tooLong }),
  billCutOff('75', { transactionDate: farDay }),
];

const inquireTopUp = recipesOf('TOPUP', 'inquireTopUp', 'mobileCredit');
const inquireMeter = recipesOf('TOPUP', 'inquireTopUp', 'electricity');
const quoteTopUp = recipesOf('TOPUP', 'quoteTopUpFee', 'electricity');
const topUpCutOff = recipesOf('TOPUP', 'checkTopUpCutOff', 'wallet');
const validateTopUp = recipesOf('TOPUP', 'validateTopUp', 'phone');
const validateWallet = recipesOf('TOPUP', 'validateTopUp', 'wallet');
const validateMeter = recipesOf('TOPUP', 'validateTopUp', 'electricity');
/** The name is the one that the provider says. */
const unnamed = { 'form.payeeDetails.accountName': null };
const amount = 'form.transactionDetails.amount';

export const topUpRecipes: readonly Recipe[] = [
  inquireTopUp('HOST_TOPUP_14', { 'payeeDetails.accountNumber': '081212390014' }),
  inquireTopUp('HOST_TOPUP_47', { 'payeeDetails.accountNumber': '081212390047' }),
  inquireTopUp('ERR_HOST_INQUIRY', { 'payeeDetails.accountNumber': '081212390900' }),
  inquireTopUp('108', { 'payeeDetails.accountNumber': '081712345678' }),
  inquireTopUp('202', { 'payeeDetails.institution': 'NOBODY' }),
  inquireTopUp('UNSUPPORTED_PAYMENT_TYPE', { 'payeeDetails.institution': 'TELKOM' }),
  inquireMeter('COPY_DIFFERS', { 'payeeDetails.accountName': 'PT Orang Lain' }),
  quoteTopUp('120', { 'amount.value': tooLong }),
  topUpCutOff('75', { transactionDate: farDay }),
  ...formRecipes(validateTopUp),
  validateTopUp('190', { [amount]: idr('100000.00') }),
  validateTopUp('204', { 'form.favoriteId': 'fav-9999' }),
  validateWallet('58', { ...unnamed, [amount]: idr('19999.99') }),
  validateMeter('137', { ...unnamed, [amount]: idr('0.50') }),
  validateMeter('138', { ...unnamed, [amount]: idr('20000000.01') }),
];

const inquireTax = recipesOf('TAX_PAY', 'inquireTaxBilling', 'taxOffice');
const newBilling = recipesOf('TAX_PAY', 'validateTaxBilling', 'valueAddedTax');
const createBilling = recipesOf('TAX_PAY', 'createTaxBilling', 'valueAddedTax');
const quoteTax = recipesOf('TAX_PAY', 'quoteTaxPaymentFee', 'customs');
const taxCutOff = recipesOf('TAX_PAY', 'checkTaxPaymentCutOff', 'today');
const validateTax = recipesOf('TAX_PAY', 'validateTaxPayment', 'enteredBilling');
const validateCreated = recipesOf('TAX_PAY', 'validateTaxPayment', 'createdBilling');
const unanswered = { host: { service: 'SVC_TAX_PAY', choice: 'payeeTimeout' } } as const;

export const taxRecipes: readonly Recipe[] = [
  quoteTax('120', { 'amount.value': tooLong }),
  inquireTax('188', { billingId: '126112300090188' }),
  inquireTax('189', { billingId: '126112300090189' }),
  inquireTax('HOST_TAX_47', { billingId: '126112300090047' }),
  inquireTax('ERR_HOST_INQUIRY', {}, unanswered),
  newBilling('48', { npwp: '013456784051000' }),
  newBilling('49', { npwp: '0013456784051000' }),
  newBilling('1174', { 'taxpayerPeriod.fromMonth': 11, 'taxpayerPeriod.toMonth': 10 }),
  newBilling('1175', { mapCode: '499999' }),
  newBilling('1176', { kjsCode: '402' }),
  newBilling('TAX_PERIOD_AHEAD', { taxpayerPeriod: { fromMonth: 12, toMonth: 12, year: 2026 } }),
  newBilling('187', {}, { host: { service: 'SVC_TAX_PAY', choice: 'payeeUnknown' } }),
  createBilling('TAX_BILLING_UNANSWERED', {}, unanswered),
  taxCutOff('75', { transactionDate: farDay }),
  ...formRecipes(validateTax),
  validateCreated('190', { [amount]: idr('62500001.00') }),
];

const books = recipesOf('CHQ_BOOK', 'inquireChequeBooks', 'operations');
const bookCutOff = recipesOf('CHQ_BOOK', 'checkChequeBookCutOff', 'today');
const validateBook = recipesOf('CHQ_BOOK', 'validateChequeBook', 'chequesByAgent');
const submitBook = recipesOf('CHQ_BOOK', 'submitChequeBook', 'chequesByAgent');

export const bookRecipes: readonly Recipe[] = [
  ...accountRecipes(books, 'fromAccountId'),
  bookCutOff('75', { transactionDate: farDay }),
  validateBook('HOST_CHQ_47', { 'form.branch': { branchCode: '999', branchName: 'X' } }),
  validateBook('COPY_DIFFERS', { 'form.fromAccount': { id: 'acc-0001', alias: 'Kas' } }),
  submitBook('ERR_TRX_COT', {}, { at: '2026-11-23T23:30' }),
];
