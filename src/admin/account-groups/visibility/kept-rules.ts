// The rules that stay on this device until they are submitted, and which of them still fit what is in force.
import type { AccountVisibilityDetail, AccountVisibilityRule } from '../../../../generated/types.ts';

/** By account id. */
export type ChosenRules = Readonly<Record<string, AccountVisibilityRule>>;
export type Details = Readonly<Record<string, AccountVisibilityDetail>>;

interface KeptRule {
  readonly rule: AccountVisibilityRule;
  /** The version of the account's rule that the user saw. */
  readonly revision: number;
}
export type KeptRules = Readonly<Record<string, KeptRule>>;

export const keptOf = (chosen: ChosenRules, details: Details): KeptRules =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([id, rule]) => {
      const revision = details[id]?.revision;
      return revision === undefined ? [] : [[id, { rule, revision }]];
    }),
  );

const isReachedBy = ({ people }: AccountVisibilityDetail, rule: AccountVisibilityRule) =>
  rule.kind === 'everyone' || rule.userIds.every((userId) => people.some((person) => person.userId === userId));

/** A rule fits as long as its account has no newer rule and still reaches every chosen user. */
export function splitKept(kept: KeptRules, details: Details) {
  const fitting: Record<string, AccountVisibilityRule> = {};
  const outdated: AccountVisibilityDetail[] = [];
  for (const [id, { rule, revision }] of Object.entries(kept)) {
    const detail = details[id];
    if (detail?.revision === revision && isReachedBy(detail, rule)) fitting[id] = rule;
    else if (detail) outdated.push(detail);
  }
  return { fitting, outdated };
}
