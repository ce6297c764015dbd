import { useEffect, useRef, useState } from 'react';

/** Keeps the typed text locally and passes it on after a pause in typing. A change of the given text replaces it. */
export function useDebouncedText(
  told: string,
  tell: (text: string) => void,
  milliseconds: number,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setTyped(null);
      latest.current(typed);
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
  return [typed ?? told, setTyped];
}
