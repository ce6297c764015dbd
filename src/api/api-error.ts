// Every failed call becomes an ApiError, and only this file creates them.
import type { Failure, FieldFailure } from '../../generated/types.ts';

/** refused: the bank answered with an error code. After the other kinds, the bank may or may not have acted. */
export type FailureKind = 'refused' | 'offline' | 'timeout' | 'gateway';

/** The field of a fault that concerns no single field. */
const wholeBody = '(body)';

interface Facts {
  readonly kind: FailureKind;
  readonly code: string;
  readonly status: number;
  readonly description?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly fields?: readonly FieldFailure[];
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** A code of the error catalogue, or whatever an unknown server sent. */
  readonly code: string;
  readonly status: number;
  /** Shown only if the catalogue does not contain the code. */
  readonly description: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly fields: readonly FieldFailure[];

  constructor({ kind, code, status, description = '', parameters = {}, fields = [] }: Facts) {
    super(`${kind} ${code}`);
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.description = description;
    this.parameters = parameters;
    this.fields = fields;
  }
}

/** The codes of network failures in the error texts. */
export const networkCodes = { offline: 'NETWORK_OFFLINE', timeout: 'NETWORK_TIMEOUT' } as const;

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** For a fetch() that failed: the request timed out, or there is no connection. */
export function networkError(error: unknown): ApiError {
  const kind = isTimeout(error) ? 'timeout' : 'offline';
  return new ApiError({ kind, code: networkCodes[kind], status: 0 });
}

const pageCodes: Readonly<Record<number, string>> = { 404: '404', 502: '504', 503: '34', 504: '504' };

/** A proxy answered with its own page instead of the bank. */
export function gatewayError(status: number): ApiError {
  return new ApiError({ kind: 'gateway', code: pageCodes[status] ?? '500', status });
}

/** A malformed request with one fault is shown by the code of that fault, any other by its own code. */
function shownFault({ statusCode, parameters, errors = [] }: Failure): Pick<FieldFailure, 'code' | 'parameters'> {
  const [only, ...more] = errors;
  if (statusCode === '400' && only && more.length === 0) return only;
  return { code: statusCode, ...(parameters && { parameters }) };
}

export function refusedError(status: number, failure: Failure): ApiError {
  const { statusDesc: description, errors = [] } = failure;
  const { code, parameters } = shownFault(failure);
  const fields = errors.filter(({ field }) => field !== wholeBody);
  return new ApiError({ kind: 'refused', code, status, description, fields, ...(parameters && { parameters }) });
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
