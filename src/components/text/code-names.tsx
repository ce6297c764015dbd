// The names of the codes in the details that are shown, as the bank sent them.
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { CodeName } from '../../../generated/types.ts';

const CodeNames = createContext<ReadonlyMap<string, string>>(new Map());

interface CodeNamesProviderProps {
  readonly names: readonly CodeName[] | undefined;
  readonly children: ReactNode;
}

export function CodeNamesProvider({ names, children }: CodeNamesProviderProps) {
  const known = useMemo(() => new Map(names?.map(({ code, name }) => [code, name])), [names]);
  return <CodeNames value={known}>{children}</CodeNames>;
}

/** Returns a function that names a code; a code without a known name stays as it is. */
export function useCodeName(): (code: string) => string {
  const known = use(CodeNames);
  return (code) => known.get(code) ?? code;
}
