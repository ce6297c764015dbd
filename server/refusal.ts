import type { FieldFailure } from '../domain/field-failures.ts';
import type { Language } from '../domain/language.ts';
import {
  shownParameters,
  wireValues,
  type Parameters,
  type ShownParameters,
  type WireValues,
} from '../domain/parameters.ts';
import type { Result, Failure as RuleFailure } from '../domain/result.ts';
import { errorCatalogue, type ErrorCode } from '../generated/error-codes.ts';

/** A field at fault. Its parameters are values; they become text when the refusal is shown in a language. */
export interface RefusedField extends Pick<FieldFailure, 'field' | 'code'> {
  readonly parameters?: Parameters;
}

/** The parameters of a code, as text in a language and as values. */
export interface Mentioned {
  readonly parameters?: ShownParameters;
  readonly values?: WireValues;
}

/** A refusal in one language. */
export interface ShownRefusal extends Mentioned {
  readonly errors: readonly (FieldFailure & Mentioned)[];
}

function mentionedIn(parameters: Parameters, language: Language): Mentioned {
  if (Object.keys(parameters).length === 0) return {};
  return { parameters: shownParameters(parameters, language), values: wireValues(parameters, language) };
}

/** The error that any function throws to refuse a request with a code of the catalogue; failures.ts answers it. */
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

  /** Returns the parameters for an answer, or an empty object when there are none. */
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

  /** Returns the same refusal about one field of the body. */
  at(field: string): Refusal {
    const { code, parameters } = this;
    return new Refusal(code, parameters, [{ field, code, parameters }]);
  }
}

/** A refusal whose texts were stored earlier, such as that of an Idempotency-Key. */
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

/** Converts the failure of a rule in domain/ to a Refusal. */
export const refusalOf = ({ code, parameters }: RuleFailure) => new Refusal(code, parameters);

/** Returns the value of a result of a rule in domain/. Throws the Refusal for its failure. */
export function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw refusalOf(result);
  return result.value;
}
