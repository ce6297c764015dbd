// What a decision is about, as an address carries it: a reload or a second tab finds the same.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

// Signs that no reference, task or type contains.
const BETWEEN = '*';
const INSIDE = '.';
const DECIDED = 'decided';
const NAME = 'requests';

/** How one target is written, as parts in a fixed order. */
export interface TargetParts<Target> {
  write(target: Target): readonly (string | number)[];
  /** Undefined for parts that name nothing. */
  read(parts: readonly string[]): Target | undefined;
}

export const writeParts = <Target>({ write }: TargetParts<Target>, targets: readonly Target[]): string =>
  targets.map((target) => write(target).join(INSIDE)).join(BETWEEN);

export const readParts = <Target>({ read }: TargetParts<Target>, text: string): Target[] =>
  text.split(BETWEEN).flatMap((one) => read(one.split(INSIDE)) ?? []);

export interface AddressTargets<Target> {
  readonly targets: readonly Target[];
  /** The address says that the decision was taken, so a reload and another tab show what became of it. */
  readonly isDecided: boolean;
  leaveOut(refNo: string): void;
  markDecided(): void;
}

export function useAddressTargets<Target extends { readonly refNo: string }>(
  parts: TargetParts<Target>,
): AddressTargets<Target> {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get(NAME) ?? '';
  const targets = useMemo(() => readParts(parts, text), [parts, text]);
  const leaveOut = (refNo: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        const left = targets.filter((target) => target.refNo !== refNo);
        after.set(NAME, writeParts(parts, left));
        return after;
      },
      { replace: true },
    );
  const markDecided = () =>
    setParameters((before) => new URLSearchParams([...before, [DECIDED, 'yes']]), { replace: true });
  return { targets, isDecided: parameters.has(DECIDED), leaveOut, markDecided };
}
