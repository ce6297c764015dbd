// The codes that each kind of administration operation must declare, as one table.
// Meanings: docs/decisions/012-tasks-of-administration.md.
const domains = [
  'groups',
  'users',
  'workflows',
  'limits',
  'service-levels',
  'account-names',
  'account-groups',
  'company',
  'tasks',
];

/** In this order: missing, changed by another user, wrong status, repaired. */
const ofCreations = ['193', 'ERR_REQ_3', 'STATUS_NOT_ALLOWED', '79'];
/**
 * Writes on records that depend on others, or others on them: an open task there is CA-1. An approval checks it again, and
 * so does its challenge.
 */
const related = [
  /^(approveAdminTask|generateAdminChallenge)$/,
  /^(create|edit|inactivate|reactivate|delete)(UserGroup|SubUserGroup|ApprovalWorkflow|WorkflowMap|AccountGroup)$/,
  /^(create|edit|reactivate|unblock)UserProfile$/,
  /^(inactivate|delete)EnterpriseLimit$/,
  /^editHierarchyChart$/,
  /CompanyFavorite$/,
];
const ofChanges = [...ofCreations, 'CA-10'];
const ofDecisions = ['193', 'ERR_REQ_3', 'STATUS_NOT_ALLOWED', '78', '79', '82', '83'];

/** Codes about the relations of a record; they can occur at submission and again at approval. */
export const relationCodes = [
  'CA-4',
  'CA-5',
  'CA-6',
  'CA-7',
  'CA-8',
  'CA-9',
  'CA-12',
  'CA-13',
  'CA-18',
  'CA-19',
  'ADMIN_HIERARCHY_CYCLE',
  'ADMIN_USED_BY_WORKFLOW',
];

const kinds = [
  [/^create(?!.*Bulk)/, ofCreations],
  [
    /^(edit|delete|inactivate|reactivate|block|unblock|unlock|assign|unassign|resend|reset|share|rename)(?!.*Bulk)/,
    ofChanges,
  ],
  [/^(edit|rename|share)(?!.*Bulk)/, ['NOTHING_CHANGED']],
  [/^(approve|reject|sendAdminTask|cancel|returnFailed)/, ofDecisions],
  [/^approve/, relationCodes],
  [/^(inactivate|delete)WorkflowMap$/, ['CA-7', 'CA-12']],
  [/^(inactivate|delete)ApprovalWorkflow$/, ['CA-8']],
  [/^(inactivate|delete)EnterpriseLimit$/, ['CA-13']],
  [/^deleteEnterpriseLimit$/, ['CA-9']],
  [/^delete(User|SubUser|Account)Group$/, ['ADMIN_USED_BY_WORKFLOW']],
  [/^delete(User|SubUser)Group$/, ['CA-6']],
  [/^(create|edit|reactivate)SubUserGroup$/, ['CA-5', 'CA-18']],
  [/^(create|edit|reactivate|unblock)UserProfile$/, ['CA-4', 'CA-5']],
  [/^(create|edit|reactivate)ApprovalWorkflow$/, ['CA-5', 'CA-19']],
  [/^(editHierarchyChart|editAccountGroup)$/, ['ADMIN_HIERARCHY_CYCLE']],
  [
    /^(create|edit)(UserGroup|SubUserGroup|ApprovalWorkflow|WorkflowMap|EnterpriseLimit|AccountGroup)$/,
    ['ADMIN_NAME_TAKEN'],
  ],
];

/** The table uses other codes for these cases. */
const elsewhere = ['404', '196', '204'];
/** CA-11 is for a token that was already unassigned or unlocked; only these operations may declare it. */
const sayConflict = [
  'unlockUserToken',
  'assignUserToken',
  'unassignUserToken',
  'approveAdminTask',
  'processPendingTasks',
];

function* matrixFaults({ operationId, 'x-error-codes': codes = [], 'x-effect': effect }) {
  const needed = effect === 'write' ? kinds.flatMap(([name, wanted]) => (name.test(operationId) ? wanted : [])) : [];
  for (const code of new Set(needed))
    if (!codes.includes(code)) yield `the matrix of administration wants the code ${code}`;
  for (const code of elsewhere)
    if (codes.includes(code)) yield `the matrix of administration has another code for ${code}`;
}

export function* administrationFaults(operation) {
  const { operationId = '', tags: [domain] = [], 'x-error-codes': codes = [], 'x-effect': effect } = operation;
  if (!domains.includes(domain)) return;
  yield* matrixFaults(operation);
  const isRelated = effect === 'write' && related.some((name) => name.test(operationId));
  if (isRelated !== codes.includes('CA-1')) yield 'CA-1 is a code of the writes on records with related records';
  if (codes.includes('CA-11') && !sayConflict.includes(operationId)) yield 'CA-11 is said of tokens only';
}
