import { startTransition, useEffect, useState } from 'react';

/** False while what is in sight first is drawn, so that a screen is there at once; true as soon as there is time. */
export function useAfterFirstRender(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(true)), []);
  return isNext;
}
