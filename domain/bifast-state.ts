import type { BifastState } from '../generated/types.ts';
import { failure, type Failure } from './result.ts';

/** Why a bank cannot be paid by BI-FAST, if so. A disturbance says nothing about later days. */
export function bifastFailure(state: BifastState | null, isToday: boolean): Failure | undefined {
  if (state === 'inactive') return failure('HOST_BIFAST_U122');
  return state === 'disturbed' && isToday ? failure('HOST_BIFAST_U129') : undefined;
}
