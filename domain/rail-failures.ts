import type { ErrorCode } from '../generated/error-codes.ts';
import type { Money } from './money.ts';
import { failure } from './result.ts';
import type { Failure } from './result.ts';

type Side = 'below' | 'above';

/** The general codes, for a rail that has no code of its own. */
const GENERAL: Readonly<Record<Side, ErrorCode>> = { below: '137', above: '138' };
const OF_RAIL: Readonly<Record<string, Partial<Record<Side, ErrorCode>>>> = {
  SVC_LCY_BIFAST: { below: '142', above: '50' },
  SVC_LCY_ONLINE: { above: '52' },
  SVC_LCY_LLG: { above: '54' },
  SVC_LCY_RTGS: { below: '55' },
  SVC_LCY_OVB: { above: '56' },
  SVC_FCY_OVB: { above: '57' },
  SVC_FCY_TT: { above: '57' },
};

export function railFailure(service: string, side: Side, limit: Money): Failure {
  const code = OF_RAIL[service]?.[side] ?? GENERAL[side];
  return failure(code, side === 'below' ? { minimum: limit } : { maximum: limit });
}
