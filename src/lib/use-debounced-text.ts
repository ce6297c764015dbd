import { useEffect, useRef, useState } from 'react';

/** A text that is typed here and told on once the typing rests; a change from outside is taken over. */
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
