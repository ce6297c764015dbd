import type { Obstacle, ObstacleReason } from '../../domain/approval/obstacle.ts';
import type { WhyNot } from '../../generated/types.ts';

const words: Readonly<Record<ObstacleReason, WhyNot>> = {
  'route-finished': 'request-finished',
  'old-revision': 'old-revision',
  'person-blocked': 'blocked',
  'maker-blocked': 'blocked',
  'own-work': 'is-maker-of-revision',
  'already-acted': 'already-acted',
  'not-in-group': 'not-in-group',
  'stage-not-reached': 'stage-not-reached',
  'stage-passed': 'stage-complete',
  'quorum-reached': 'stage-complete',
  'no-service-access': 'no-service-access',
  'no-account-access': 'no-account-access',
  'lacks-limit': 'over-limit',
};

/** The first obstacle in the words of the API; null without an obstacle. */
export const whyNotOf = ([obstacle]: readonly Obstacle[]): WhyNot | null => (obstacle ? words[obstacle.reason] : null);
