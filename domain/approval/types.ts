import type { EpochMilliseconds } from '../jakarta-time.ts';
import type { CurrencyCode, Money } from '../money.ts';

export type PersonId = string;
export type GroupId = string;
export type StageKind = 'verify' | 'approve' | 'release';

export type GroupQuorum = { readonly groupId: GroupId; readonly quorum: number };
export type Stage = { readonly kind: StageKind; readonly groups: readonly GroupQuorum[] };
export type Route = { readonly matrixVersion: number; readonly rowId: string; readonly stages: readonly Stage[] };

/** What an administrator draws; a route is made from it for one request. */
export type Workflow = {
  readonly verify: readonly GroupQuorum[];
  readonly approve: readonly GroupQuorum[];
  readonly order: 'parallel' | 'sequential';
  readonly release: readonly GroupQuorum[];
};

/** null means any. The range includes both ends, in the row's currency or in IDR where the row takes any. */
export type MatrixRow = {
  readonly id: string;
  readonly name: string;
  readonly accountId: string | null;
  /** The type of transaction, as its service code. */
  readonly service: string | null;
  readonly currency: CurrencyCode | null;
  readonly minimum: Money | null;
  readonly maximum: Money | null;
  readonly batchBasis: 'highest' | 'total';
  readonly createdAt: EpochMilliseconds;
  /** 'blocked': the company forbids what this row covers. */
  readonly workflow: Workflow | 'blocked';
};
export type Matrix = { readonly version: number; readonly rows: readonly MatrixRow[] };

export type Action = 'pass' | 'reject' | 'send-for-repair' | 'exceptional-pass';

/** groupIds are the person's groups when they acted: leaving a group later takes no signature back. */
export type Decision = {
  readonly personId: PersonId;
  readonly actorName: string;
  readonly revision: number;
  readonly stage: number;
  readonly action: Action;
  readonly groupIds: readonly GroupId[];
  readonly at: EpochMilliseconds;
  readonly confirmedBy?: PersonId;
};

/** A human being: two user IDs of one person share the personId. */
export type Person = {
  readonly personId: PersonId;
  readonly exceptionalFor: readonly StageKind[];
  readonly blocked: boolean;
  /** The kinds of stage that the person's roles let them act in; any when left out. */
  readonly stageKinds?: readonly StageKind[];
  readonly groupIds: readonly GroupId[];
  readonly services: readonly string[];
  readonly accountIds: readonly string[];
  /** null: no limit of their own. */
  readonly limits: Readonly<Record<StageKind, Money | null>>;
};
export type Maker = { readonly personId: PersonId; readonly blocked: boolean };

/** The revision that lies before the deciders. */
export type ApprovalRequest = {
  readonly revision: number;
  readonly makers: readonly Maker[];
  readonly service: string;
  readonly accountIds: readonly string[];
  /** In the currency of the people's limits. */
  readonly amount: Money | null;
  /** A company of one person, who may decide on their own work. */
  readonly singleAccess: boolean;
  readonly route: Route;
  readonly decisions: readonly Decision[];
};
