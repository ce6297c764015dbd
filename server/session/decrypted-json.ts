// Checks the JSON of a decrypted value, which the contract's validator has not seen.
import { Refusal } from '../refusal.ts';

const longestPassword = 64;

function parse(text: string, field: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Text that is not JSON is refused like any other wrong shape, below.
  }
  throw new Refusal('400', {}, [{ field, code: 'FIELD_FORMAT' }]);
}

/** Returns exactly the named texts. Throws a Refusal when one is missing, too long or not expected. */
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
