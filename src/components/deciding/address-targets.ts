// The targets of a decision in the address, so that a reload or a second tab has the same ones.
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

// No reference, task id or type contains these characters.
const BETWEEN = '*';
const INSIDE = '.';
const DECIDED = 'decided';
const NAME = 'requests';

/** Converts one target to parts in a fixed order, and back. */
export interface TargetParts<Target> {
  write(target: Target): readonly (string | number)[];
  /** Returns undefined when a part is missing. */
  read(parts: readonly string[]): Target | undefined;
}

export const writeParts = <Target>({ write }: TargetParts<Target>, targets: readonly Target[]): string =>
  targets.map((target) => write(target).join(INSIDE)).join(BETWEEN);

export const readParts = <Target>({ read }: TargetParts<Target>, text: string): Target[] =>
  text.split(BETWEEN).flatMap((one) => read(one.split(INSIDE)) ?? []);

export interface AddressTargets<Target> {
  readonly targets: readonly Target[];
  /** True when the decision was taken; a reload and another tab then show its result. */
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
