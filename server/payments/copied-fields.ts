import { Refusal } from '../refusal.ts';

type Copies<Name extends string> = { readonly [Key in Name]?: string | undefined };

/** Throws a Refusal if the form repeats a field of a record, beside its id, with another value than the record has. */
export function checkCopiedFields<Name extends string>(
  names: readonly Name[],
  chosen: Copies<Name>,
  known: Copies<Name>,
  field: string,
): void {
  const other = names.find((name) => chosen[name] !== undefined && chosen[name] !== known[name]);
  const place = `${field}.${other}`;
  if (other) throw new Refusal('COPY_DIFFERS', { field: place }).at(place);
}
