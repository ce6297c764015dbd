// Which decisions the bank allows the user, for buttons and keys.
import type { DecisionKind, DecisionRight } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

export const findRight = (rights: readonly DecisionRight[], decision: DecisionKind) =>
  rights.find((right) => right.decision === decision);

export const mayDecide = (rights: readonly DecisionRight[], decision: DecisionKind): boolean =>
  findRight(rights, decision)?.allowed ?? false;

/** Returns why a decision is not allowed; undefined if it is allowed. */
export function useDisabledReason() {
  const t = useTexts('requests');
  return (rights: readonly DecisionRight[], decision: DecisionKind): string | undefined => {
    const right = findRight(rights, decision);
    if (right?.allowed) return undefined;
    return t(`whyNot.${right?.whyNot ?? 'nobody'}`);
  };
}
