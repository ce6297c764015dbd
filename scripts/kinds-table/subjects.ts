// What belongs to each kind of payment and to each resource of administration, by the names that the contract, the
// addresses of screens, the folders and the code give it.
import type { AdminTaskContent, TransactionContent } from '../../generated/types.ts';

export interface Subject {
  /** Matches the names of its operations. */
  readonly operations: RegExp;
  /** Matches the addresses of its screens. */
  readonly screens: RegExp;
  /** Matches the paths of its own files; what names it elsewhere is counted. */
  readonly folders: RegExp;
  /** Matches a line of code that names it. */
  readonly named: RegExp;
}

export const kinds: Readonly<Record<TransactionContent['kind'], Subject>> = {
  'local-transfer': {
    operations: /LocalTransfer|LocalPayee|BifastProxy|TransferTypes/,
    screens: /^(?!.*bulk-payment).*local-currency-transfer/,
    folders: /local-transfer|transfer-types|rail/,
    named: /local-transfer|localTransfer|LocalTransfer|'LCY'|SVC_LCY/,
  },
  'foreign-transfer': {
    operations: /ForeignTransfer|ForeignPayee|inquireDeal|ExchangeRate$|Mt103/,
    screens: /^(?!.*bulk-payment).*foreign-currency-transfer/,
    folders: /foreign/,
    named: /foreign-transfer|foreignTransfer|ForeignTransfer|'FCY'|SVC_FCY/,
  },
  'bill-payment': {
    operations: /BillPayment|inquireBill/,
    screens: /bill-payment|billing/,
    folders: /bill/,
    named: /bill-payment|billPayment|BillPayment|BILL_PAY/,
  },
  'top-up': {
    operations: /TopUp|PlnToken|Denominations|PhonePrefixes/,
    screens: /top-?up/,
    folders: /top-up|pln-token|phone-prefix|denominations/,
    named: /top-up|topUp|TopUp|TOPUP/,
  },
  'tax-payment': {
    operations: /Tax|CreatedBillings/,
    screens: /tax/,
    folders: /tax/,
    named: /tax-payment|taxPayment|TaxPayment|TAX_PAY/,
  },
  'cheque-book': {
    operations: /ChequeBook|PickUp|changePickup/,
    screens: /cheque-?book/,
    folders: /cheque|pickup/,
    named: /cheque-book|chequeBook|ChequeBook|CHQ_BOOK|GIRO_BOOK/,
  },
  recurring: {
    operations: /Recurring/,
    screens: /recurring/,
    folders: /recurring|series/,
    named: /'recurring'|recurring-|RECURRING|Recurring[A-Z]/,
  },
  favorite: {
    operations: /^(?!.*Bulk).*Favorites?(?!Account)/,
    screens: /^(?!.*bulk).*favorite/,
    folders: /favorite/,
    named: /'favorite'|'FAV'|FavoriteForm|favoriteId/,
  },
  bulk: { operations: /Bulk/, screens: /bulk/, folders: /bulk/, named: /'bulk'|BULK|bulk-|Bulk[A-Z]/ },
};

const resource = (slug: string, name: string, screens: string, more: Partial<Subject> = {}): Subject => ({
  operations: new RegExp(name),
  screens: new RegExp(`/${screens}(/|$)`),
  folders: new RegExp(`^(?!.*sub-${slug}).*${slug}`),
  named: new RegExp(`'${slug}'|(?<![Ss]ub)${name}`),
  ...more,
});

const favoriteNames = /CompanyFavorite|companyFavorite/;

export const resources: Readonly<Record<AdminTaskContent['kind'], Subject>> = {
  'user-group': resource('user-group', 'UserGroup', 'user-group', {
    operations: /(?<!Sub)UserGroup/,
    folders: /\/groups\/(?!sub-)/,
  }),
  'sub-user-group': resource('sub-user-group', 'SubUserGroup', 'sub-user-group', {
    operations: /SubUserGroup|listAssignable/,
    folders: /\/groups\/(?!user-)/,
  }),
  'user-profile': resource('user-profile', 'UserProfile', 'user-profile', {
    operations: /UserProfile|User(?:Token|Activation|Password|Id)$|Token|listRoles|EffectiveAccess/,
    folders: /\/users\//,
  }),
  'approval-workflow': resource('approval-workflow', 'ApprovalWorkflow', 'approval-workflow', {
    operations: /ApprovalWorkflow|StageCandidates/,
    folders: /\/workflows\//,
  }),
  'workflow-map': resource('workflow-map', 'WorkflowMap', 'workflow-map', {
    operations: /WorkflowMap|MapOverlaps|CoverageGaps|simulateApproval|SetUpFindings|replayChange/,
    screens: /workflow-map|approval-simulation|set-up-findings/,
    folders: /\/workflows\/|findings|replay/,
  }),
  'enterprise-limit': resource('enterprise', 'EnterpriseLimit', 'enterprise-transaction-limit'),
  'account-limit': resource('account-limit', 'AccountLimit', 'account-level-transaction-limit', {
    folders: /\/limits\//,
  }),
  'daily-limit': resource('daily', 'DailyLimit', 'daily-limit', { named: /'daily-limit'|DailyLimits?(?!Usage)/ }),
  delegation: resource('delegation', 'Delegation', 'delegation-of-authority', { named: /'delegation'|DelegationOf/ }),
  'service-level': resource('service-level', 'ServiceLevel', 'service-level-agreement'),
  'account-name': resource('account-name', 'Renam|Alias', 'rename-account-name', {
    operations: /Renamable|renameAccounts|Alias/,
    named: /'account-name'|AccountNames?\b|Renamed/,
  }),
  'account-group': resource('account-group', 'AccountGroup', 'account-grouping', {
    operations: /AccountGroup|UngroupedAccounts/,
    screens: /account-grouping(?!\/chart)/,
  }),
  'account-hierarchy': resource('account-(group|hierarchy)', 'HierarchyChart', 'account-grouping/chart', {
    folders: /account-groups|hierarchy|chart/,
    named: /'account-hierarchy'|HierarchyChart/,
  }),
  'account-visibility': resource('visibility', 'AccountVisibility', 'account-visibility', {
    operations: /AccountVisibility|AccountsOfUser/,
  }),
  'company-setup': resource('setup', 'CompanySetup', 'company-setup'),
  favorite: {
    operations: /Company(?!Bulk).*(Favorite|Payee)/,
    screens: /services\/favorites/,
    folders: /company\/favorites|favorite/,
    named: favoriteNames,
  },
  'bulk-favorite': {
    operations: /BulkFavorite/,
    screens: /bulk-favorite/,
    folders: /bulk-favorite/,
    named: /'bulk-favorite'|BulkFavorite/,
  },
};
