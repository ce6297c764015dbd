import { useEffect, useRef, useState } from 'react';

interface TypedSearch {
  /** The typed text, or null if the user is not typing. */
  readonly typed: string | null;
  readonly type: (text: string) => void;
  readonly stop: () => void;
  /** True between the last key press and the search. */
  readonly isDue: boolean;
}

/** Searches after a pause in typing, and searches for an empty text when typing ends. */
export function useTypedSearch(onSearch: ((text: string) => void) | undefined, pause: number): TypedSearch {
  const [typed, setTyped] = useState<string | null>(null);
  const [searched, setSearched] = useState('');
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  const wanted = typed ?? '';
  useEffect(() => {
    if (wanted === searched) return;
    const run = () => {
      setSearched(wanted);
      search.current?.(wanted);
    };
    const timer = setTimeout(run, wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted, searched, pause]);
  return { typed, type: setTyped, stop: () => setTyped(null), isDue: Boolean(onSearch) && wanted !== searched };
}
