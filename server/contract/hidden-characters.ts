// Refuses invisible characters in the text of a request: controls, lone surrogates, and marks that change the reading
// direction, which can show an approver another name. PostgreSQL stores neither U+0000 nor lone surrogates.
import { mostFailures, type FieldFailure } from '../../domain/field-failures.ts';
import { hasHidden } from '../../domain/hidden-characters.ts';

function* fieldsHolding(value: unknown, path: readonly string[]): Generator<string> {
  if (typeof value === 'string' && hasHidden(value)) yield path.join('.') || '(body)';
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
  for (const [name, child] of Object.entries(value)) {
    if (hasHidden(name)) yield path.join('.') || '(body)';
    else yield* fieldsHolding(child, [...path, name]);
  }
}

export const hiddenCharacterFailures = (value: unknown, field?: string): FieldFailure[] =>
  [...fieldsHolding(value, field === undefined ? [] : [field]).take(mostFailures)].map((at) => ({
    field: at,
    code: 'FIELD_CHARACTERS',
  }));
