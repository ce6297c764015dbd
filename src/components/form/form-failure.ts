// Shows the failure of a write in its form: at the fields, or in the summary.
import type { FieldFailure } from '../../../domain/field-failures.ts';
import type { ApiError } from '../../api/api-error.ts';
import { codedMessage } from '../../lib/coded-message.ts';
import { fieldFor } from '../../lib/field-names.ts';
import type { Channel } from '../failure/channel.ts';
import { fieldText, wordsOf } from '../failure/failure-texts.ts';

interface FormPlaces {
  shownFields(): readonly string[];
  /** Maps a path of the request body to a field name of the form. */
  nameOf(path: string): string;
  setError(name: string, error: { readonly type: string; readonly message: string }, isFirst: boolean): void;
  /** Sets the messages that belong to no visible field. */
  setNotes(notes: readonly string[]): void;
}

const sentence = ({ title, description }: { title: string; description: string }) => `${title}. ${description}`;

/** A failure of a field that the screen does not show becomes a note. */
export function showAtFields(failures: ApiError['fields'], places: FormPlaces): void {
  const homeless: string[] = [];
  let isFirst = true;
  for (const failure of failures) {
    const name = fieldFor(places.nameOf(failure.field), places.shownFields());
    if (name === undefined) homeless.push(`${failure.field}: ${fieldText(failure)}`);
    else places.setError(name, { type: failure.code, message: codedMessage(failure) }, isFirst);
    isFirst &&= name === undefined;
  }
  places.setNotes(homeless);
}

/** Returns true if the form now shows the whole failure. */
export function showFailureInForm(error: ApiError, channel: Channel, places: FormPlaces): boolean {
  if (channel !== 'inline' && channel !== 'popup') return false;
  if (error.fields.length === 0) {
    if (channel === 'inline') places.setNotes([sentence(wordsOf(error))]);
    return channel === 'inline';
  }
  showAtFields(error.fields, places);
  return true;
}

/** Names the field of the form for each failure of a body. */
export const placedBy =
  (nameOf: FormPlaces['nameOf']) =>
  (failure: FieldFailure): FieldFailure => ({ ...failure, field: nameOf(failure.field) });
