import { useEffect, useState } from 'react';
import { bankNow } from '../../api/bank-time.ts';

const SECOND = 1000;

/** Returns the bank's time and renders again at every tick. */
export function useBankClock(tick = SECOND): number {
  const [now, setNow] = useState(bankNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(bankNow()), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return now;
}
