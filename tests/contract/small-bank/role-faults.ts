// Faults in who may call, in keys, and in what a refusal says.
import type { BankAnswer } from './bank.ts';
import type { Fault } from './fault.ts';

interface Refused {
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly parameters?: object }[];
}

type FieldOf = NonNullable<Refused['errors']>[number];

const onMalformed = (change: (body: Refused) => object) => (answer: BankAnswer) =>
  answer.status === 400 ? { ...answer, body: change(answer.body as Refused) } : answer;
const onFields = (change: (field: FieldOf) => object) =>
  onMalformed((body) => ({ ...body, ...(body.errors && { errors: body.errors.map(change) }) }));

export const roleFaults: readonly Fault[] = [
  {
    name: 'serves only the first of its roles',
    operationId: 'getEnterpriseLimit',
    kind: 'refuses-permitted-role',
    skips: ['other-roles'],
  },
  {
    name: 'serves every role of its area',
    operationId: 'editAccountLimits',
    kind: 'accepts-any-role',
    skips: ['roles-of-the-area'],
  },
  {
    name: 'takes the key of one user for that of another',
    operationId: 'inactivateEnterpriseLimit',
    kind: 'shares-keys',
    skips: ['owner-of-key'],
  },
  {
    name: 'stores a malformed request under its key',
    operationId: 'editDailyLimits',
    kind: 'stores-wrong-request',
    skips: ['wrong-requests'],
  },
  { name: 'refuses in English alone', operationId: 'getDailyLimits', kind: 'wrong-text', skips: ['language'] },
  {
    name: 'gives every wrong field one code',
    operationId: 'createEnterpriseLimit',
    kind: 'wrong-field-code',
    spoils: onFields((field) => ({ ...field, code: '9090' })),
  },
  {
    name: 'mentions another bound than that of the schema',
    operationId: 'editDelegationOfAuthority',
    kind: 'wrong-field-parameter',
    spoils: onFields((field) => ({
      ...field,
      ...(field.parameters && { parameters: { most: '7', characters: '7' } }),
    })),
  },
  {
    name: 'leaves the values of a wrong field out',
    operationId: 'editEnterpriseLimit',
    kind: 'missing-values',
    spoils: onFields(({ field, code }) => ({ field, code })),
  },
  {
    name: 'answers the code of a field as the code of the whole',
    operationId: 'getDelegationOfAuthority',
    kind: 'field-code-as-status',
    spoils: onMalformed(({ errors = [], ...body }) => ({ ...body, errors, statusCode: errors[0]?.code ?? '400' })),
  },
];

export const listFaults: readonly Fault[] = [
  { name: 'puts all items on one page', operationId: 'listUserGroups', kind: 'size-ignored', skips: ['size'] },
  { name: 'repeats its first page', operationId: 'listSubUserGroups', kind: 'same-page-again', skips: ['cursor'] },
  { name: 'leads forwards only', operationId: 'listAccountGroups', kind: 'no-way-back', skips: ['way-back'] },
  {
    name: 'takes anything for a cursor',
    operationId: 'listWorkflowMaps',
    kind: 'accepts-any-cursor',
    skips: ['made-up-cursor'],
  },
  {
    name: 'takes the cursor of another order',
    operationId: 'listEnterpriseLimits',
    kind: 'accepts-foreign-cursor',
    skips: ['foreign-cursor'],
  },
  { name: 'has one order for all', operationId: 'listBulkRecords', kind: 'sort-ignored', skips: ['sort'] },
  {
    name: 'finds everything whatever is asked for',
    operationId: 'listAccountLimits',
    kind: 'filter-ignored',
    skips: ['filter'],
  },
];
