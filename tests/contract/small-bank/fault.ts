// A fault in one operation, which the kit must find.
import type { FieldFailure } from '../../../domain/field-failures.ts';
import type { BankAnswer } from './bank.ts';
import type { BankRule } from './memory.ts';

export type Skip =
  | 'session'
  | 'role'
  | 'other-roles'
  | 'roles-of-the-area'
  | 'idempotency'
  | 'reuse'
  | 'stored-refusals'
  | 'owner-of-key'
  | 'wrong-requests'
  | 'field-names'
  | 'broken-json'
  | 'copies'
  | 'language'
  | 'weights'
  | 'repaired-before'
  | 'capitals'
  | 'default-size'
  | 'size'
  | 'cursor'
  | 'way-back'
  | 'made-up-cursor'
  | 'foreign-cursor'
  | 'sort'
  | 'total'
  | 'nulls'
  | 'numbers'
  | 'order-of-checks'
  | 'content-type'
  | 'length'
  | 'request-id'
  | 'repetitions'
  | 'lists'
  | 'unknown-ids'
  | 'ids-asked'
  | 'replay'
  | 'receipt'
  | 'old-revision'
  | 'values-read'
  | 'no-change'
  | 'ceiling'
  | 'at-the-ceiling'
  | 'search'
  | 'end-of-range'
  | 'second-task'
  | 'task-shown'
  | 'at-once'
  | 'still-allowed'
  | 'actions'
  | 'makers-alone'
  | 'status-of-viewer'
  | 'repaired-revision'
  | 'filter';

export interface Fault {
  readonly name: string;
  readonly operationId: string;
  /** The kind of fault in the kit's report. */
  readonly kind: string;
  readonly spoils?: (answer: BankAnswer) => BankAnswer;
  /** Refuses a request that the contract allows. */
  readonly refuses?: (body: Readonly<Record<string, unknown>>) => boolean;
  readonly overlooks?: (failure: FieldFailure) => boolean;
  readonly skips?: readonly Skip[];
  readonly hangs?: boolean;
  readonly forgets?: BankRule;
}
