import { useEffect, useState } from 'react';
import { bankNow } from '../../api/bank-time.ts';

const SECOND = 1000;

/** What the bank's clock says, told again at every tick. */
export function useBankClock(tick = SECOND): number {
  const [now, setNow] = useState(bankNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(bankNow()), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return now;
}
