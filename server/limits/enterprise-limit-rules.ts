// The rules that block a change of an enterprise limit, and the groups that a change needs.
import { limitFaults } from '../../domain/enterprise-limits.ts';
import { money } from '../../domain/money.ts';
import type { EnterpriseLimitDraft } from '../../generated/types.ts';
import { minorOf } from '../db/numeric.ts';
import type { Question, Related } from '../resources/definition.ts';
import { awaited } from '../resources/waiting-drafts.ts';
import type { Blocker } from '../tasks/kind.ts';
import type { LimitUser } from './enterprise-limit-store.ts';
import type { EnterpriseTypes } from './enterprise-limit.ts';

type LimitQuestion = Question<EnterpriseTypes>;

export const groupsOf = ({ subject: { row }, facts }: Pick<LimitQuestion, 'subject' | 'facts'>): LimitUser[] =>
  facts.groups.filter(({ limitId }) => limitId === row?.id);

const namesOf = (groups: readonly LimitUser[]) => groups.map(({ name }) => name).slice(0, 50);

/** Blocks a type that the company does not have, unless the limit names it already, and an id of another item. */
function unknownItems({ subject: { row }, facts }: LimitQuestion, { limitItems }: EnterpriseLimitDraft): boolean {
  return limitItems.some(({ id, serviceType }) => {
    const item = row?.items.find(({ service }) => service === serviceType);
    const isKnown = facts.types.some((type) => type.serviceType === serviceType && (type.isHeld || item !== undefined));
    return !isKnown || (id !== undefined && id !== item?.id);
  });
}

function ofDraft(question: LimitQuestion): Blocker[] {
  const { draft } = question.subject;
  if (!draft) return [];
  const about = [draft.name];
  const { limitItems, minimumAmount, maximumAmount } = draft;
  if (unknownItems(question, draft)) return [{ code: '193', about }];
  const items = limitItems.map(({ serviceType, limit }) => {
    const type = question.facts.types.find((one) => one.serviceType === serviceType);
    return { limit: minorOf(limit), defaultLimit: minorOf(type?.defaultLimit ?? '0.00') };
  });
  return limitFaults({ minimum: minorOf(minimumAmount), maximum: minorOf(maximumAmount), items }).map((fault) => ({
    code: fault.code,
    about,
    field: fault.field,
    ...('maximum' in fault && { parameters: { maximum: fault.maximum } }),
  }));
}

/** The bank may have lowered a default while the limit was inactive. */
function ofReactivation({ subject: { row }, facts }: LimitQuestion): Blocker[] {
  if (!row) return [];
  return row.items.flatMap(({ service, limit }): Blocker[] => {
    const type = facts.types.find(({ serviceType }) => serviceType === service);
    const defaultLimit = minorOf(type?.defaultLimit ?? '0.00');
    if (minorOf(limit) <= defaultLimit) return [];
    return [{ code: 'ADMIN_ABOVE_DEFAULT', about: [row.name], parameters: { maximum: money(defaultLimit, 'IDR') } }];
  });
}

const entered = ({ subject: { row }, facts }: LimitQuestion) => awaited(row, facts.waiting);

function ofInactivation(question: LimitQuestion): Blocker[] {
  const left = groupsOf(question).filter(({ isActive, hasAnother }) => isActive && !hasAnother);
  return [...entered(question), ...(left.length > 0 ? [{ code: 'CA-13' as const, about: namesOf(left) }] : [])];
}

function ofDeletion(question: LimitQuestion): Blocker[] {
  const groups = groupsOf(question);
  const waiting = entered(question);
  if (groups.length > 0) return [...waiting, { code: 'CA-9', about: namesOf(groups) }];
  return question.facts.limits === 1
    ? [...waiting, { code: 'CA-13', about: [question.subject.row?.name ?? ''] }]
    : waiting;
}

const rules: Readonly<Partial<Record<LimitQuestion['action'], (question: LimitQuestion) => Blocker[]>>> = {
  create: ofDraft,
  edit: ofDraft,
  reactivate: ofReactivation,
  inactivate: ofInactivation,
  delete: ofDeletion,
};

export const enterpriseRules = (question: LimitQuestion): Blocker[] => rules[question.action]?.(question) ?? [];

/** An open task on a group of the limit blocks its inactivation and deletion, because it may choose other limits. */
export function relatedGroups(question: LimitQuestion): Related[] {
  if (question.action !== 'inactivate' && question.action !== 'delete') return [];
  return groupsOf(question).map(({ kind: recordKind, id: recordId, name }) => ({ recordKind, recordId, name }));
}
