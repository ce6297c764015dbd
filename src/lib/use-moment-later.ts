import { useEffect, useState } from 'react';

/** False at first: what is not needed for the first screen comes after it. */
export function useMomentLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
