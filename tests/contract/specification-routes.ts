// The addresses of section 2 of both specifications. {a|b} stands for two addresses, {name} for any value.

const records =
  '{local-currency-transfer|foreign-currency-transfer|top-up|bill-payment|tax-payment|payroll|bulk-debit}';
const mixed = '{mixed-transfer|mixed-payment}';
const steps = '{confirmation|finish}';

const publicRoutes = [
  '/',
  '/{login|new-login|new-login-pnet|logout|logout-pnet|reset-password|activation-user}',
  '/error-404',
  '/system-error/{500|504}',
];

const generalRoutes = ['/dashboard/home', '/my-profile', '/change-password', '/inbox', '/services'];

const accountRoutes = [
  '/accounts/{casa|time-deposit|loan}',
  '/accounts/{casa|time-deposit|loan}/detail',
  '/accounts/loan/{omnibus|list}',
  '/accounts/valas/{list|detail}',
  '/accounts/insights',
  '/accounts/{trade-finance|trade-guarantee|value-chain|treasury-solution}',
];

const serviceRoutes = [
  '/services/{local-currency-transfer|foreign-currency-transfer|bill-payment|top-up|tax-payment|cheque-book-request}',
  '/services/bulk-payment',
  '/services/bulk-payment/{form|detail|file-detail}',
  '/services/bulk-payment/record-detail/{serviceType}',
  '/services/bulk-payment/{pageMode}/{local-currency-transfer|foreign-currency-transfer}',
  '/services/{bulk-debit|bulk-favorite}',
  '/services/{bulk-debit|bulk-favorite}/{form|detail}',
  '/services/bulk-debit/record-detail/{serviceType}',
  `/services/bulk-favorite/record-detail/${mixed}`,
  '/services/favorites',
  '/services/favorites/{create|edit|view}',
  '/services/recurring',
  '/services/recurring/{form|detail}',
  '/services/underlying-documents-inquiry',
  '/services/information/{foreign-exchange-rates|cut-off-time|fees-and-charges|bank-directories|daily-limit-usage}',
  '/services/{report-setup|report-listing|report-detail|audit-trail}',
  '/services/report-detail/edit',
];

const statusRoutes = [
  '/transaction-status/{for-repair|pending|forward-dated|successful|unsuccessful|all}',
  '/transaction-status/{detail|transaction-detail}',
  '/transaction-status/successful/detail',
  '/transaction-status/detail/{billing|topup|recurring|chequebook|tax-payment|foreign-currency-transfer|favorite}',
  '/transaction-status/detail/chequebook/edit-pickup',
  '/transaction-status/detail/{bulk|bulk-debit|bulk-favorite}',
  '/transaction-status/detail/{bulk|bulk-debit}/{serviceType}',
  `/transaction-status/detail/bulk-favorite/${mixed}`,
  '/transaction-status/bulk-payment/{detailType}/view',
  '/transaction-status/{pageName}',
];

const repairForms =
  '{local-currency-transfer|foreign-currency-transfer|billing|bulk-payment|favorite|recurring|cheque-book-request|' +
  'topup|tax-payment|create-tax-bill}';

const requestRoutes = [
  '/request/{repair|verify|approver|releaser|action-history|exceptional-approver|exceptional-releaser}',
  '/request/{for-verify|approver|releaser}/{detail|confirmation}',
  '/request/{for-verify|approver}/send-for-repair-confirmation',
  '/request/reject-confirmation',
  '/request/{requestType}/detail/{bulk-payment|bulk-debit|bulk-favorite}',
  `/request/{requestType}/record-detail/${records}`,
  '/request/action-history/detail',
  '/request/action-history/detail/{bulk-payment|bulk-favorite}',
  '/request/action-history/record-detail/{serviceType}',
  '/request/repair/detail',
  '/request/repair/detail/edit',
  '/request/repair/success',
  '/request/repair/all/{for-approver|for-repair|for-releaser|for-verify}',
  `/request/repair/detail/{pageMode}/${repairForms}`,
  '/request/repair/detail/{pageMode}/bulk-payment/record-detail/{serviceType}',
  '/request/{pageName}',
];

const administrationRoutes = [
  '/admin',
  '/admin/dashboard',
  '/admin/to-do',
  '/admin/to-do/{to-repair|action-history|to-approve}/detail',
  '/admin/to-do/approver-confirmation',
  '/admin/to-do/account-grouping/detail',
  '/admin/to-do/{action-history|to-approve}/bulk-favorite/detail',
  '/admin/to-do/bulk-favorite/record-detail/{serviceType}',
  '/admin/task-status/{to-repair|pending|successful|unsuccessful|all}',
  '/admin/task-status/{to-repair|pending|successful|cancelled|rejected|failed|all}/detail',
  '/admin/task-status/{status}/bulk-favorite',
  '/admin/task-status/pending/bulk-favorite',
  '/admin/task-status/account-grouping/detail',
  '/admin/task-status/bulk-favorite/record-detail/{serviceType}',
  '/admin/services',
  '/admin/services/company-setup',
  '/admin/services/favorites',
  '/admin/services/favorites/{create|view|edit}',
  '/admin/services/bulk-favorite',
  '/admin/services/bulk-favorite/{form|detail|record-detail}',
  '/admin/audit-trail/index',
  '/admin/{my-profile|change-password|reset-password}',
];

const withCreateAndEdit = '{user-group|sub-user-group|user-profile|enterprise-transaction-limit|workflow-map}';

const companyRoutes = [
  withCreateAndEdit,
  `${withCreateAndEdit}/detail`,
  `${withCreateAndEdit}/{create|edit}`,
  `${withCreateAndEdit}/{create|edit}/${steps}`,
  'approval-workflow',
  'approval-workflow/{create|edit}/{financial-request|service-request}',
  `approval-workflow/{create|edit}/{financial-request|service-request}/${steps}`,
  'approval-workflow/{financial-request|service-request}/detail',
  '{rename-account-name|daily-limit|account-level-transaction-limit|service-level-agreement}',
  'rename-account-name/edit/{casa|time-deposit}',
  `rename-account-name/edit/{casa|time-deposit}/${steps}`,
  '{daily-limit|account-level-transaction-limit}/edit',
  `{daily-limit|account-level-transaction-limit}/edit/${steps}`,
  'service-level-agreement/edit/{financial|service}',
  `service-level-agreement/edit/{financial|service}/${steps}`,
  'account-grouping',
  'account-grouping/{detail|create|edit}',
  'account-grouping/chart/{edit|confirmation|finish}',
].map((route) => `/admin/company-administration/${route}`);

/** Screens that the specifications describe without an address. */
export const screensWithoutAddress = [
  '/admin/company-administration/approval-simulation',
  '/admin/company-administration/configuration-history',
  '/admin/company-administration/set-up-findings',
  '/admin/company-administration/user-profile/upload',
  '*',
  '/{forgot-password|session-ended|browser-not-supported|maintenance|coming-soon|small-screen}',
  '/request/{exceptional-approver|exceptional-releaser}/{detail|confirmation}',
  '/admin/services/company-setup/{edit|confirmation|finish}',
  `/admin/services/favorites/{pageMode}/${steps}`,
  `/admin/company-administration/account-grouping/{pageMode}/${steps}`,
  '/admin/company-administration/{delegation-of-authority|account-visibility}',
  '/admin/company-administration/{delegation-of-authority|account-visibility}/edit',
  `/admin/company-administration/{delegation-of-authority|account-visibility}/edit/${steps}`,
];

export const specificationRoutes: readonly string[] = [
  publicRoutes,
  generalRoutes,
  accountRoutes,
  serviceRoutes,
  statusRoutes,
  requestRoutes,
  administrationRoutes,
  companyRoutes,
].flat();
