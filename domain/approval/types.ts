import type { EpochMilliseconds } from '../jakarta-time.ts';
import type { CurrencyCode, Money } from '../money.ts';

export type PersonId = string;
export type GroupId = string;
export type StageKind = 'verify' | 'approve' | 'release';

export type GroupQuorum = { readonly groupId: GroupId; readonly quorum: number };
export type Stage = { readonly kind: StageKind; readonly groups: readonly GroupQuorum[] };
export type Route = { readonly matrixVersion: number; readonly rowId: string; readonly stages: readonly Stage[] };

/** What an administrator defines; a route for one request is built from it. */
export type Workflow = {
  readonly verify: readonly GroupQuorum[];
  readonly approve: readonly GroupQuorum[];
  readonly order: 'parallel' | 'sequential';
  readonly release: readonly GroupQuorum[];
};

/** null means any. The range includes both ends, in the row's currency, or in IDR if the row takes any currency. */
export type MatrixRow = {
  readonly id: string;
  readonly name: string;
  readonly accountIds: readonly string[] | null;
  /** The kinds of transaction, as their service codes. */
  readonly services: readonly string[] | null;
  readonly currency: CurrencyCode | null;
  readonly minimum: Money | null;
  readonly maximum: Money | null;
  readonly batchBasis: 'highest' | 'total';
  readonly createdAt: EpochMilliseconds;
  /** 'blocked': the company forbids transactions that match this row. */
  readonly workflow: Workflow | 'blocked';
};
export type Matrix = {
  readonly version: number;
  readonly rows: readonly MatrixRow[];
  /** Why the maker has no map in use; left out when there is one. */
  readonly missing?: '9091' | '9093';
};

export type Action = 'pass' | 'reject' | 'send-for-repair' | 'exceptional-pass';

/** groupIds are the groups at the time of the decision: leaving a group later does not withdraw a signature. */
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

export type Person = {
  /** The user ID that decides. */
  readonly personId: PersonId;
  /** All user IDs of the same human being; missing means only this one. */
  readonly ownIds?: readonly PersonId[];
  readonly exceptionalFor: readonly StageKind[];
  readonly blocked: boolean;
  /** The kinds of stage in which the person's roles may act; missing means any. */
  readonly stageKinds?: readonly StageKind[];
  readonly groupIds: readonly GroupId[];
  readonly services: readonly string[];
  /** The services that the profile withholds in a part of the work; missing means none. */
  readonly withheld?: Readonly<Partial<Record<StageKind | 'make', readonly string[]>>>;
  readonly accountIds: readonly string[];
  /** null: no personal limit. */
  readonly limits: Readonly<Record<StageKind, Money | null>>;
  /** What the company delegates to the roles, by service; missing means that it delegates without limits. */
  readonly delegated?: ReadonlyMap<string, Readonly<Partial<Record<StageKind, Money>>>>;
};
export type Maker = { readonly personId: PersonId; readonly blocked: boolean };

/** The revision that is to be decided on. */
export type ApprovalRequest = {
  readonly revision: number;
  readonly makers: readonly Maker[];
  readonly service: string;
  readonly accountIds: readonly string[];
  /** In the currency of the people's limits. */
  readonly amount: Money | null;
  /** A company with one person, who may decide on requests that the same person made. */
  readonly singleAccess: boolean;
  readonly route: Route;
  readonly decisions: readonly Decision[];
};
