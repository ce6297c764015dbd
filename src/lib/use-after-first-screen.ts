import { useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';

/** False at first: what is not needed for the first screen comes after it. */
export function useAfterFirstScreen(milliseconds?: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => afterFirstScreen(() => setLater(true), milliseconds), [milliseconds]);
  return isLater;
}
