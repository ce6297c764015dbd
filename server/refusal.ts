import type { FieldFailure } from '../domain/field-failures.ts';
import { shownParameters, type Parameters } from '../domain/parameters.ts';
import type { Failure as RuleFailure } from '../domain/result.ts';
import { errorCatalogue, type ErrorCode } from '../generated/error-codes.ts';

/** What its parameters mention stays a value until the refusal is shown, as for the refusal itself. */
export interface RefusedField extends Pick<FieldFailure, 'field' | 'code'> {
  readonly parameters?: Parameters;
}

/** The one way to say no: a code of the catalogue, thrown by whoever notices, answered in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly parameters: Parameters;
  readonly errors: readonly RefusedField[];

  constructor(code: ErrorCode, parameters: Parameters = {}, errors: readonly RefusedField[] = []) {
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

  shownFields(language: 'EN' | 'ID'): FieldFailure[] {
    return this.errors.map(({ field, code, parameters }) => ({
      field,
      code,
      ...(parameters && { parameters: shownParameters(parameters, language) }),
    }));
  }

  /** The same refusal, about one field of the body. */
  at(field: string): Refusal {
    const { code, parameters } = this;
    return new Refusal(code, parameters, [{ field, code, parameters }]);
  }
}

/** A rule of domain/ that said no. */
export const refusalOf = ({ code, parameters }: RuleFailure) => new Refusal(code, parameters);
