import type { ErrorCode } from '../generated/error-codes.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { ServiceState } from './cut-off.ts';
import type { Parameters } from './parameters.ts';

export type Step = 'submit' | 'repair' | 'verify' | 'approve' | 'release';
type Coded = { readonly code: ErrorCode; readonly parameters: Parameters };
/** The offered date is added to the parameters later; with a special rate no date can be offered. */
export type LateReason = Coded & { readonly withSpecialRate: Coded };
type ClosedState = Extract<ServiceState, { state: 'closed' }>;

const CUT_OFF_CODES: Readonly<Record<Step, ErrorCode>> = {
  submit: 'ERR_TRX_COT',
  repair: 'ERR_TRX_COT',
  verify: 'ERR_TRX_COT_1',
  approve: 'ERR_TRX_COT_2',
  release: 'ERR_TRX_COT_3',
};
const BACK_DATE_CODES: Readonly<Record<Step, ErrorCode>> = {
  submit: 'ERR_TRX_BACK_DATE',
  repair: '161',
  verify: 'ERR_TRX_BACK_DATE_1',
  approve: 'ERR_TRX_BACK_DATE_2',
  release: 'ERR_TRX_BACK_DATE_3',
};

export function backDateReason(step: Step, date: CalendarDate): LateReason {
  return {
    code: BACK_DATE_CODES[step],
    parameters: { passed: { date } },
    withSpecialRate: { code: 'ERR_TRX_21', parameters: {} },
  };
}

export function closedReason(state: ClosedState, step: Step, date: CalendarDate): LateReason {
  if (state.because === 'cut-off') return cutOffReason(step, { cutOff: { time: state.closedAt } });
  const chosen = { chosen: { date } };
  const withSpecialRate = { code: '7', parameters: {} } as const;
  return state.because === 'holiday'
    ? { code: 'ERR_TRX_PUBLIC_HOLIDAY', parameters: { ...chosen, holiday: state.holiday }, withSpecialRate }
    : { code: '162', parameters: chosen, withSpecialRate };
}

function cutOffReason(step: Step, parameters: Parameters): LateReason {
  return { code: CUT_OFF_CODES[step], parameters, withSpecialRate: { code: '182', parameters } };
}
