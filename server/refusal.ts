import type { FieldFailure } from '../domain/field-failures.ts';
import type { Language } from '../domain/language.ts';
import {
  shownParameters,
  wireValues,
  type Parameters,
  type ShownParameters,
  type WireValues,
} from '../domain/parameters.ts';
import type { Failure as RuleFailure } from '../domain/result.ts';
import { errorCatalogue, type ErrorCode } from '../generated/error-codes.ts';

/** What its parameters mention stays a value until the refusal is shown, as for the refusal itself. */
export interface RefusedField extends Pick<FieldFailure, 'field' | 'code'> {
  readonly parameters?: Parameters;
}

/** What a code mentions, twice: as text in a language, and as values. */
export interface Mentioned {
  readonly parameters?: ShownParameters;
  readonly values?: WireValues;
}

/** A refusal in the words of one language. */
export interface ShownRefusal extends Mentioned {
  readonly errors: readonly (FieldFailure & Mentioned)[];
}

function mentionedIn(parameters: Parameters, language: Language): Mentioned {
  if (Object.keys(parameters).length === 0) return {};
  return { parameters: shownParameters(parameters, language), values: wireValues(parameters, language) };
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

  /** Its parameters and values for an answer; neither when it mentions nothing. */
  mentioned(language: Language): Mentioned {
    return mentionedIn(this.parameters, language);
  }

  shown(language: Language): ShownRefusal {
    const errors = this.errors.map(({ field, code, parameters = {} }) => ({
      field,
      code,
      ...mentionedIn(parameters, language),
    }));
    return { ...this.mentioned(language), errors };
  }

  /** The same refusal, about one field of the body. */
  at(field: string): Refusal {
    const { code, parameters } = this;
    return new Refusal(code, parameters, [{ field, code, parameters }]);
  }
}

/** A refusal whose words were written earlier, such as the stored one of an Idempotency-Key. */
export class RepeatedRefusal extends Refusal {
  readonly words: ShownRefusal;

  constructor(code: ErrorCode, words: ShownRefusal) {
    super(code);
    this.words = words;
  }

  override mentioned(): Mentioned {
    const { errors: _, ...mentioned } = this.words;
    return mentioned;
  }

  override shown(): ShownRefusal {
    return this.words;
  }
}

/** A rule of domain/ that said no. */
export const refusalOf = ({ code, parameters }: RuleFailure) => new Refusal(code, parameters);
