// The objects that travel under the key of mask, held to the shapes the contract gives them.
import { Refusal } from '../refusal.ts';

const longestPassword = 64;

function parse(text: string, field: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // What is not JSON is refused like any other wrong shape.
  }
  throw new Refusal('400', {}, [{ field, code: 'FIELD_FORMAT' }]);
}

/** Exactly the named texts; one too many, one missing or one too long is refused. */
export function readTexts<Name extends string>(
  text: string,
  field: string,
  names: readonly Name[],
  longest = longestPassword,
): Record<Name, string> {
  const given = parse(text, field);
  const isRight = names.every((name) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' && value.length <= longest;
  });
  if (!isRight || Object.keys(given).length !== names.length)
    throw new Refusal('400', {}, [{ field, code: 'FIELD_FORMAT' }]);
  return given as Record<Name, string>;
}
