import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Money } from '../money.ts';
import { failure } from '../result.ts';
import type { Failure } from '../result.ts';
import { matchMatrix } from './matrix.ts';
import type { MatrixQuestion } from './matrix.ts';
import { buildRoute } from './route.ts';
import type { Matrix, MatrixRow, Route } from './types.ts';

/** "The company forbids it" and "the company has no rule for it" are different results. */
export type Plan =
  | { readonly kind: 'route'; readonly route: Route; readonly row: MatrixRow; readonly considered: Money }
  | { readonly kind: 'blocked'; readonly row: MatrixRow; readonly because: Failure }
  | { readonly kind: 'no-matching-row'; readonly because: Failure };

const NO_ROW_CODES: Readonly<Record<string, ErrorCode>> = {
  SVC_LCY_LLG: '23',
  SVC_LCY_RTGS: '24',
  SVC_LCY_OVB: '25',
  SVC_FCY_OVB: '25',
  SVC_LCY_ONLINE: '26',
  SVC_FCY_TT: '27',
  SVC_TAX_PAY: '28',
  SVC_BILL_PAY: '29',
  SVC_BULK_BILLTOP: '125',
  SVC_BULK_PAYROLL: '125',
  SVC_BULK_TAX_PAY: '125',
  SVC_BULK_TRF: '125',
  SVC_BULK_DD: '126',
  SVC_TOPUP: '127',
  SVC_CHQ_BOOK: '128',
  SVC_GIRO_BOOK: '128',
  SVC_LCY_BIFAST: '1185',
};

export function planRoute(matrix: Matrix, question: MatrixQuestion): Plan {
  const answer = matchMatrix(matrix.rows, question);
  if (answer.kind === 'no-matching-row')
    return { kind: answer.kind, because: failure(matrix.missing ?? noRowCode(question.service)) };
  const { row, considered } = answer;
  if (row.workflow === 'blocked') return { kind: 'blocked', row, because: failure('APPROVAL_BLOCKED') };
  return { kind: 'route', route: buildRoute(matrix.version, row.id, row.workflow), row, considered };
}

/** The code that refuses a request when no row of the matrix matches it. */
export function noRowCode(service: string): ErrorCode {
  return NO_ROW_CODES[service] ?? '9092';
}
