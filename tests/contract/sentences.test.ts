// Numbers and lists that the specifications give for single schemas, copied from their text.
import { expect, test } from 'vitest';
import { contract } from './contract.ts';

const size = (fallback: number) => ({ properties: { size: { default: fallback } } });
const oneOf = (...values: readonly unknown[]) => ({ enum: values });
const digits = (count: number) => ({ pattern: `^[0-9]{${count}}$` });

const sentences: readonly (readonly [sentence: string, schema: string, says: object])[] = [
  ['a list shows 30 a page', 'PageRequest', size(30)],
  ['choices come in pages of 10', 'OptionPage', size(10)],
  ['success is 0 or 00', 'SuccessCode', oneOf('0', '00')],
  ['a bank code of a file has 9 digits', 'BankCode9', digits(9)],
  ['a KTP has 16 digits', 'KtpNumber', digits(16)],
  ['an older NPWP has 15 digits', 'Npwp15', digits(15)],
  ['a newer NPWP has 16 digits', 'Npwp16', digits(16)],
  ['a tax object number has 18 digits', 'TaxObjectNumber', digits(18)],
  ['an assessment letter number has 15 digits', 'AssessmentLetterNumber', digits(15)],
  ['an NTB has 12 digits', 'Ntb', digits(12)],
  ['a STAN has 6 digits', 'Stan', digits(6)],
  ['an NTPN has 16 letters and digits', 'Ntpn', { pattern: '^[A-Z0-9]{16}$' }],
  ['up to 10 WhatsApp numbers go with a transaction', 'WhatsappList', { maxItems: 10 }],
  ['up to 30 requests are decided on together', 'DecisionTargets', { minItems: 1, maxItems: 30 }],
  ['up to 30 tasks are decided on together', 'AdminDecisionTargets', { minItems: 1, maxItems: 30 }],
  ['at most 15 books are asked for', 'ChequeBookForm', { properties: { quantity: { minimum: 1, maximum: 15 } } }],
  [
    'these currencies are offered',
    'CurrencyCode',
    oneOf('IDR', 'USD', 'AUD', 'CAD', 'CHF', 'CNY', 'EUR', 'GBP', 'HKD', 'JPY', 'NZD', 'SGD', 'THB'),
  ],
  ['charges are SHA, BEN or OUR', 'ChargeInstruction', oneOf('SHA', 'BEN', 'OUR')],
  ['in trade also FAC and FAG', 'TradeChargeType', oneOf('BEN', 'SHA', 'OUR', 'FAC', 'FAG')],
  ['the deduct flag is 1, 2 or 3', 'DeductFlag', oneOf('1', '2', '3')],
  [
    'remitter and payee are related so',
    'RemitterRelationship',
    oneOf('AFFILIATED', 'GROUP', 'NON_AFFILIATED', 'SHAREHOLDER'),
  ],
  ['these are the roles', 'RoleCode', oneOf('MK', 'VF', 'AP', 'RL', 'IO', 'SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP')],
  [
    'these are the types of transaction',
    'TransactionType',
    oneOf(
      'BILL_PAY',
      'TOPUP',
      'LCY',
      'FCY',
      'CHQ_BOOK',
      'TAX_PAY',
      'FAV',
      'BULK',
      'BULK_QUICK',
      'BULK_NON_QUICK',
      'BULK_DEBIT',
      'RECURRING',
      'BULK_FAV',
    ),
  ],
  [
    'the transaction status has six lists',
    'TransactionListStatus',
    oneOf('repair', 'pending', 'forward_dated', 'successful', 'unsuccessful', 'all'),
  ],
  ['a local transfer goes by one of five rails', 'TransferType', oneOf('OVB', 'LLG', 'RTGS', 'ONLINE', 'BIFAST')],
  ['approval is parallel or sequential', 'ApprovalOrder', oneOf('parallel', 'sequential')],
  ['approval is straight through or manual', 'ApprovalMode', oneOf('Straight Through Processing', 'Manual Approval')],
  [
    'payees are typed, favorites or both',
    'PayeeInputMode',
    oneOf('Manual Input & Favorites', 'Favorites Only', 'Manual Input Only'),
  ],
  ['a file is approved whole or by record', 'BulkApprovalMethod', oneOf('per-file', 'per-record')],
  ['a token is soft or hard', 'TokenType', oneOf('Soft Token', 'Hard Token')],
  [
    'a report is being made, done or failed',
    'ReportProgress',
    {
      required: ['id', 'fileName', 'reportName', 'validationStatusCode', 'startTime'],
      properties: { validationStatusCode: oneOf(0, 1, 3) },
    },
  ],
  ['a report is PDF, CSV or TXT', 'ReportFormatType', oneOf('PDF', 'CSV', 'TXT')],
  ['a master report has one of three types', 'ReportType', oneOf('Range', 'Financial', 'Non-Financial')],
  ['a user id is UserID@GroupID without a space', 'UserId', { pattern: '^[A-Za-z0-9]{2,20}@[A-Za-z0-9]{2,20}$' }],
  ['a BI-FAST message has these characters', 'BifastMessage', { pattern: String.raw`^[A-Za-z0-9 .,\/\-]*$` }],
  ['a general text has these', 'GeneralText', { pattern: String.raw`^[A-Za-z0-9 .,_&\/\(\)\{\}$~#*@\-]*$` }],
  ['a reference has these', 'ReferenceText', { pattern: String.raw`^[A-Za-z0-9\/#:_\-]*$` }],
  ['a refresh gives these, spelt so', 'RefreshedTokens', { required: ['token', 'refresh_token', 'expire_at'] }],
  [
    'a task of administration has these statuses',
    'AdminTaskStatus',
    oneOf('Pending Approval', 'To Repair', 'To Approve', 'To Release', 'Successful', 'Cancelled', 'Rejected', 'Failed'),
  ],
  [
    'these menus can be hidden',
    'HideableMenu',
    oneOf(
      'liquidity-management',
      'time-deposit-services',
      'fx',
      'collection',
      'query-management',
      'utilities',
      'insights',
    ),
  ],
  [
    'these can be toggled for a user',
    'AccessToggles',
    {
      required: [
        'commonVisibility',
        'editQuickUpload',
        'viewPayrollDetail',
        'fileTransferPayment',
        'fileTransferReport',
        'cancelForwardDated',
        'insights',
        'inquiry',
      ],
    },
  ],
  ['limits are answered under these names', 'TransactionLimits', { required: ['roleLimitList', 'corpDailyLimit'] }],
];

test.each(sentences)('%s: %s', (_, schema, says) => {
  expect(contract.components.schemas[schema]).toMatchObject(says);
});
