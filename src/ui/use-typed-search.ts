import { useEffect, useRef, useState } from 'react';

interface TypedSearch {
  /** What is being typed, or null when nobody types. */
  readonly typed: string | null;
  readonly type: (text: string) => void;
  readonly stop: () => void;
  /** True between the last key and the search it leads to. */
  readonly isDue: boolean;
}

/** Searches once the typing has paused, and for nothing again when it is over. */
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
