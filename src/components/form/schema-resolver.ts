import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { codedMessage } from '../../lib/coded-message.ts';
import { fieldFor } from '../../lib/field-names.ts';
import { failuresOfIssues, type SchemaIssue } from '../../lib/schema-failures.ts';
import { withoutBlanks } from '../../lib/without-blanks.ts';

type FlatErrors = Record<string, FieldError>;

function errorsByField(issues: readonly SchemaIssue[], shown: readonly string[]): FlatErrors {
  const errors: FlatErrors = {};
  for (const failure of failuresOfIssues(issues)) {
    const name = fieldFor(failure.field, shown) ?? failure.field;
    errors[name] ??= { type: failure.code, message: codedMessage(failure) };
  }
  return errors;
}

/** React Hook Form asks about a list alone when a row was added or removed: the new row was not left by the user yet. */
const isOfList = (names: readonly string[] | undefined, shown: readonly string[]): boolean =>
  names?.length === 1 && shown.some((field) => field.startsWith(`${names[0]}.`)) && !shown.includes(`${names[0]}`);

/** Validates a form with the schema of the contract, like the server, and returns error codes. */
export function schemaResolver<Output>(
  schema: ZodMiniType<Output>,
  shownFields: () => readonly string[],
): Resolver<FieldValues, unknown, Output & FieldValues> {
  return async (values, _context, options) => {
    if (isOfList(options.names, shownFields())) return { values: {}, errors: {} };
    const checked = await schema.safeParseAsync(withoutBlanks(values), { reportInput: true });
    if (checked.success) return { values: checked.data as Output & FieldValues, errors: {} };
    return { values: {}, errors: toNestErrors(errorsByField(checked.error.issues, shownFields()), options) };
  };
}
