import { useEffect, useRef, useState } from 'react';

/** Keeps the typed text locally and passes it on after a pause in typing. A change of the given text replaces it. */
export function useDebouncedText(
  given: string,
  onText: (text: string) => void,
  milliseconds: number,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setTyped(null);
      latest.current(typed);
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
  return [typed ?? given, setTyped];
}
