// Who may do what with a request of NUSANTARA, made by MAKER01, with one approver and one releaser on its route.
import type { OperationId } from '../../generated/operations.ts';

export const requestStates = [
  'to verify',
  'to approve',
  'to release',
  'to repair',
  'of another day',
  'without money',
  'executed',
  'rejected',
  'cancelled',
] as const;
export type RequestState = (typeof requestStates)[number];

type Rights = Readonly<Partial<Record<RequestState, readonly string[]>>>;

export interface GuardedOperation {
  readonly operationId: OperationId;
  /** The decision, for an operation that takes several. */
  readonly change?: Readonly<Record<string, string>>;
  readonly signs?: 'approve' | 'release';
  readonly mayAct: Rights;
}

const maker = ['MAKER01'];
const makers = ['MAKER01', 'MAKER02'];
const verifiers = ['VERIFIER01'];
const approvers = ['APPROVER01', 'APPROVER02'];
const releasers = ['RELEASER01'];
const deciders: Rights = { 'to verify': verifiers, 'to approve': approvers, 'to release': releasers };
const colleagues = [...makers, ...verifiers, ...approvers, ...releasers, 'INQUIRY01'];
const nobody: Rights = {};

export const guardedOperations: readonly GuardedOperation[] = [
  { operationId: 'verifyRequest', mayAct: { 'to verify': verifiers } },
  { operationId: 'approveRequest', signs: 'approve', mayAct: { 'to approve': approvers } },
  { operationId: 'releaseRequest', signs: 'release', mayAct: { 'to release': releasers } },
  { operationId: 'rejectRequest', mayAct: deciders },
  { operationId: 'sendRequestToRepair', mayAct: deciders },
  { operationId: 'decideOnMany', change: { decision: 'verify' }, mayAct: { 'to verify': verifiers } },
  {
    operationId: 'decideOnMany',
    change: { decision: 'approve' },
    signs: 'approve',
    mayAct: { 'to approve': approvers },
  },
  {
    operationId: 'decideOnMany',
    change: { decision: 'release' },
    signs: 'release',
    mayAct: { 'to release': releasers },
  },
  { operationId: 'decideOnMany', change: { decision: 'reject', reason: 'No' }, mayAct: deciders },
  { operationId: 'decideOnMany', change: { decision: 'send-to-repair', reason: 'No' }, mayAct: deciders },
  { operationId: 'decideOnRecords', mayAct: nobody },
  { operationId: 'approveExceptionally', signs: 'approve', mayAct: nobody },
  { operationId: 'releaseExceptionally', signs: 'release', mayAct: nobody },
  { operationId: 'confirmExceptionalDecision', signs: 'approve', mayAct: nobody },
  { operationId: 'recallRequest', mayAct: { 'to verify': maker } },
  { operationId: 'cancelRequest', mayAct: { 'to verify': maker, 'to repair': makers, 'without money': makers } },
  {
    operationId: 'cancelTransaction',
    mayAct: { 'to verify': maker, 'to repair': makers, 'without money': [...makers, ...approvers, ...releasers] },
  },
  { operationId: 'cancelForwardDated', mayAct: { 'of another day': makers } },
  { operationId: 'chooseForLateRequest', change: { choice: 'cancel' }, mayAct: nobody },
  { operationId: 'chooseForLateRequest', change: { choice: 'next-working-day' }, mayAct: nobody },
  { operationId: 'executePending', mayAct: { 'without money': [...approvers, ...releasers] } },
  { operationId: 'changePickup', mayAct: nobody },
  { operationId: 'emailReceipt', mayAct: { executed: colleagues } },
  { operationId: 'emailAdvice', mayAct: { executed: colleagues } },
  { operationId: 'emailMt103', mayAct: nobody },
  { operationId: 'emailPlnToken', mayAct: nobody },
  { operationId: 'resubmitLocalTransfer', mayAct: { 'to repair': makers } },
  { operationId: 'generateChallenge', change: { action: 'approve' }, mayAct: { 'to approve': approvers } },
  { operationId: 'generateChallenge', change: { action: 'release' }, mayAct: { 'to release': releasers } },
  { operationId: 'generateChallenge', change: { action: 'exceptional-approve' }, mayAct: nobody },
];
