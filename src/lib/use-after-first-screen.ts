import { useEffect, useState } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';

/** Returns false first, and true once the first screen has had time to load. */
export function useAfterFirstScreen(milliseconds?: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => afterFirstScreen(() => setLater(true), milliseconds), [milliseconds]);
  return isLater;
}
