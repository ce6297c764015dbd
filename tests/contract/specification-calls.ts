// Every call that section 7 of both specifications names, copied exactly.

export interface NamedCall {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly output?: readonly string[];
}

const post = (path: string, fields: Omit<NamedCall, 'method' | 'path'> = {}): NamedCall => ({
  method: 'post',
  path,
  ...fields,
});
const get = (path: string, fields: Omit<NamedCall, 'method' | 'path'> = {}): NamedCall => ({
  method: 'get',
  path,
  ...fields,
});

export const namedCalls: readonly NamedCall[] = [
  post('/api/common/generate/token', {
    body: ['serviceType', 'menuAccess', 'trxCurrency', 'trxAmount'],
    output: ['challenge'],
  }),
  post('/api/user/auth/refresh-token/secure', { body: ['data'] }),
  post('/api/user/auth/mask'),
  get('/api/auth/user/access'),
  get('/api/auth/user/profile', { output: ['userName', 'userRole', 'svcAccess', 'hasRecuringMenu', 'hasAccess'] }),
  post('/api/user/auth/event/ticket'),
  post('/notif/subscribe/secure'),
  post('/notif/unsubscribe/secure'),
  post('/api/bulk/mp/upload/notif/connect'),
  post('/api/bulk/mp/upload/notif/update/status'),
  post('/api/inquiry/report/online/preview/filter'),
  post('/api/inquiry/report/online/preview'),
  post('/api/inquiry/report/online/generate'),
  get('/api/download/report/online/download', {
    query: ['fileId', 'formatType', 'formatSubType', 'reportSource', 'blob'],
  }),
  get('/api/inquiry/report/online/download/check'),
  get('/api/inquiry/report/online/download/list'),
  post('/api/inquiry/report/online/advice/email'),
  post('/api/bulkinquiry/report/generate'),
  post('/api/download/bulkinquiry/report'),
  post('/api/favorite/list-use'),
  post('/api/favorite/detail'),
  post('/api/favorite/recommendation'),
  post('/api/favorite/submit'),
  post('/api/favorite/submit-trx'),
  post('/api/favorite/submit/repair'),
  post('/api/favorite/validateName', { body: ['favName'] }),
  post('/api/transaction-status/v2/detail-process', { body: ['idTrxLog'] }),
  post('/api/transaction-status/detail'),
  post('/api/transaction-status/detail/cancel'),
  post('/api/transaction-status/detail/forward/cancel'),
  post('/api/transaction-status/detail/bulk/record'),
  post('/api/transaction-status/taskprocess/detail', { body: ['taskId', 'refNo', 'menuAccess'] }),
  post('/api/transaction-status/report/pln/email'),
  post('/api/request/reject', { body: ['taskId', 'menuAccess', 'reason'] }),
  post('/api/request/repair', { body: ['taskId', 'menuAccess', 'reason'] }),
  post('/api/request/detail'),
  post('/api/request/detail/repair', { body: ['menuAccess', 'taskId', 'refNo'] }),
  post('/api/request/approve'),
  post('/api/request/step/action/hist', { body: ['idProcessStep'] }),
  post('/api/admin/pending-task/proccess'),
  post('/api/tools/file-encryptor'),
];

/** Lookups and parameters for which the specification names fields but no path. */
export const namedFields: readonly Omit<NamedCall, 'path' | 'method'>[] = [
  { output: ['roleLimitList', 'corpDailyLimit'] },
  { query: ['page', 'maxRow'], body: ['serviceType'] },
  { body: ['params'] },
];
