import type { FieldFailure } from '../domain/field-failures.ts';
import { shownParameters, type Parameters } from '../domain/parameters.ts';
import type { Failure as RuleFailure } from '../domain/result.ts';
import type { Database } from './db/database.ts';
import { errorCatalogue, type ErrorCode } from '../generated/error-codes.ts';

/** The one way to say no: a code of the catalogue, thrown by whoever notices, answered in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  readonly parameters: Parameters;
  readonly errors: readonly FieldFailure[];
  kept: ((db: Database) => Promise<unknown>) | undefined;

  constructor(code: ErrorCode, parameters: Parameters = {}, errors: readonly FieldFailure[] = []) {
    super(code);
    this.code = code;
    this.parameters = parameters;
    this.errors = errors;
  }

  /** A refusal undoes the transaction; this is done all the same, such as counting a wrong password. */
  keeping(work: (db: Database) => Promise<unknown>): this {
    this.kept = work;
    return this;
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
