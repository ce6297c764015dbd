// What the bank lets the person decide, as buttons and keys need to know it.
import type { DecisionKind, DecisionRight } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

export const findRight = (rights: readonly DecisionRight[], decision: DecisionKind) =>
  rights.find((right) => right.decision === decision);

export const mayDecide = (rights: readonly DecisionRight[], decision: DecisionKind): boolean =>
  findRight(rights, decision)?.allowed ?? false;

/** Why a decision is out of reach; undefined when it is not. */
export function useDisabledReason() {
  const t = useTexts('requests');
  return (rights: readonly DecisionRight[], decision: DecisionKind): string | undefined => {
    const right = findRight(rights, decision);
    if (right?.allowed) return undefined;
    return t(`whyNot.${right?.whyNot ?? 'nobody'}`);
  };
}
