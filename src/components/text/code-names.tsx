// The names of the codes in the details that are shown, as the bank sent them.
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { CodeName } from '../../../generated/types.ts';

interface Names {
  readonly known: ReadonlyMap<string, string>;
  readonly isAwaited: boolean;
}

const CodeNames = createContext<Names>({ known: new Map(), isAwaited: false });

interface CodeNamesProviderProps {
  readonly names: readonly CodeName[] | undefined;
  /** True while the bank is asked for names; then a code without one is not shown as a name. */
  readonly isAwaited?: boolean;
  readonly children: ReactNode;
}

export function CodeNamesProvider({ names, isAwaited = false, children }: CodeNamesProviderProps) {
  const value = useMemo(
    () => ({ known: new Map(names?.map(({ code, name }) => [code, name])), isAwaited }),
    [names, isAwaited],
  );
  return <CodeNames value={value}>{children}</CodeNames>;
}

/** Returns a function that names a code; a code that the bank does not name is shown as `otherwise`, or as it is. */
export function useCodeName(): (code: string, otherwise?: string) => string {
  const { known, isAwaited } = use(CodeNames);
  return (code, otherwise = code) => known.get(code) ?? (isAwaited && code ? '…' : otherwise);
}
