import type { FieldFailure } from '../domain/field-failures.ts';
import { shownParameters, type Parameters } from '../domain/parameters.ts';
import type { Failure as RuleFailure } from '../domain/result.ts';
import { errorCatalogue, type ErrorCode } from '../generated/error-codes.ts';

/** The one way to say no: a code of the catalogue, thrown by whoever notices, answered in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly parameters: Parameters;
  readonly errors: readonly FieldFailure[];

  constructor(code: ErrorCode, parameters: Parameters = {}, errors: readonly FieldFailure[] = []) {
    super(code);
    this.code = code;
    this.parameters = parameters;
    this.errors = errors;
  }

  get status(): number {
    return errorCatalogue[this.code].status ?? 500;
  }

  shown(language: 'EN' | 'ID'): Record<string, string> {
    return shownParameters(this.parameters, language);
  }
}

/** A rule of domain/ that said no. */
export const refusalOf = ({ code, parameters }: RuleFailure) => new Refusal(code, parameters);
