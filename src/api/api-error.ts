// Every way a call can fail becomes one of these, made here and nowhere else.
import type { Failure, FieldFailure } from '../../generated/types.ts';

/** refused: the bank said no with a code; the others never reached a rule of the bank. */
export type FailureKind = 'refused' | 'offline' | 'timeout' | 'gateway';

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
  /** A code of the catalogue, or what an unknown server sent. */
  readonly code: string;
  readonly status: number;
  /** Shown only for a code the catalogue does not know. */
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

/** The code of each network popup in the catalogue of texts. */
export const networkCodes = { offline: 'NETWORK_OFFLINE', timeout: 'NETWORK_TIMEOUT' } as const;

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** fetch() itself failed: nobody answered in time, or there is no way to the bank. */
export function networkError(error: unknown): ApiError {
  const kind = isTimeout(error) ? 'timeout' : 'offline';
  return new ApiError({ kind, code: networkCodes[kind], status: 0 });
}

const pageCodes: Readonly<Record<number, string>> = { 404: '404', 502: '504', 503: '34', 504: '504' };

/** Something in between answered with a page of its own. */
export function gatewayError(status: number): ApiError {
  return new ApiError({ kind: 'gateway', code: pageCodes[status] ?? '500', status });
}

export function refusedError(status: number, { statusCode, statusDesc, parameters, errors }: Failure): ApiError {
  return new ApiError({
    kind: 'refused',
    code: statusCode,
    status,
    description: statusDesc,
    ...(parameters && { parameters }),
    ...(errors && { fields: errors }),
  });
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;
