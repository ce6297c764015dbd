import { startTransition, useEffect, useState } from 'react';

/** Returns false during the first render, so that the visible part is shown quickly, and true in a later transition. */
export function useAfterFirstRender(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext;
}
