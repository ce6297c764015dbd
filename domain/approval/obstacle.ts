import type { Failure } from '../result.ts';
import type { ApprovalRequest, Person, StageKind } from './types.ts';

/** Why a person may not decide now. More exact than the error code, which several reasons can share. */
export type ObstacleReason =
  | 'route-finished'
  | 'old-revision'
  | 'person-blocked'
  | 'maker-blocked'
  | 'own-work'
  | 'already-acted'
  | 'not-in-group'
  | 'stage-not-reached'
  | 'stage-passed'
  | 'quorum-reached'
  | 'no-service-access'
  | 'no-account-access'
  | 'lacks-limit';
export type Obstacle = { readonly reason: ObstacleReason; readonly because: Failure };
/** One condition that can prevent a person from deciding at a stage of this kind. */
export type Check = (request: ApprovalRequest, person: Person, stageKind: StageKind) => Obstacle | null;
