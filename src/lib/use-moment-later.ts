import { useEffect, useState } from 'react';

/** By then the first screen is there, on most lines. */
export const firstScreenMilliseconds = 3000;

/** False at first: what is not needed for the first screen comes after it. */
export function useMomentLater(milliseconds = firstScreenMilliseconds): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
