import type { ErrorCode } from '../generated/error-codes.ts';
import type { Parameters } from './parameters.ts';

export type Success<T> = { readonly ok: true; readonly value: T };
export type Failure = { readonly ok: false; readonly code: ErrorCode; readonly parameters: Parameters };
export type Result<T> = Success<T> | Failure;

export function success<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function failure(code: ErrorCode, parameters: Parameters = {}): Failure {
  return { ok: false, code, parameters };
}

export function flatMap<A, B>(result: Result<A>, next: (value: A) => Result<B>): Result<B> {
  return result.ok ? next(result.value) : result;
}

export function mapValue<A, B>(result: Result<A>, change: (value: A) => B): Result<B> {
  return result.ok ? success(change(result.value)) : result;
}

/** Returns all values, or the first failure. */
export function allOf<T>(results: readonly Result<T>[]): Result<T[]> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return success(values);
}
