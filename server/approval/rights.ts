// The decisions that a viewer may or may not take now, with the reason why not.
import type { Obstacle } from '../../domain/approval/obstacle.ts';
import { obstacles } from '../../domain/approval/who-may-act.ts';
import type { DecisionKind, DecisionRight, ExceptionalState, WhyNot } from '../../generated/types.ts';
import type { ListedRequest } from './load.ts';
import type { CompanyPerson } from './company-people.ts';
import { may } from './permissions.ts';
import { exceptionalRights } from './exceptional-rights.ts';
import { whyNotOf } from './why-not.ts';

const signed: readonly DecisionKind[] = [
  'approve',
  'release',
  'exceptional-approve',
  'exceptional-release',
  'confirm-exceptional',
];

export const needsSignature = (decision: DecisionKind): boolean => signed.includes(decision);

export const right = (decision: DecisionKind, whyNot: WhyNot | null): DecisionRight => ({
  decision,
  allowed: whyNot === null,
  whyNot,
  needsSignature: needsSignature(decision),
});

function repairRights({ row }: ListedRequest, person: CompanyPerson): DecisionRight[] {
  if (!person.roles.includes('MK')) return [];
  const whyNot = may({ row, person }, 'repair') ? null : 'not-in-group';
  return [right('repair', whyNot), right('cancel', whyNot)];
}

/** Lists only decisions that fit the state of the request and the person's roles. */
export function rightsOf(
  loaded: ListedRequest,
  person: CompanyPerson,
  exceptional: ExceptionalState | null,
): DecisionRight[] {
  const { row, request } = loaded;
  if (row.tab === 'repair') return repairRights(loaded, person);
  if (row.stage_kind === null) return [];
  const found: Obstacle[] = obstacles(request, person, request.revision);
  const whyNot = whyNotOf(found);
  const decides = (person.stageKinds ?? []).length > 0;
  const ordinary = decides ? ([row.stage_kind, 'reject', 'send-to-repair'] as const) : [];
  return [...ordinary.map((decision) => right(decision, whyNot)), ...exceptionalRights(loaded, person, exceptional)];
}
