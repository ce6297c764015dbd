import { useEffect, useState } from 'react';
import { liveSession } from '../../api/session/session-store.ts';

const SECOND = 1000;

/** What the bank's clock says, in milliseconds. */
export const bankNow = (): number => Date.now() + (liveSession()?.clockAhead ?? 0);

/** The same, told again at every tick. */
export function useBankClock(tick = SECOND): number {
  const [now, setNow] = useState(bankNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(bankNow()), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return now;
}
