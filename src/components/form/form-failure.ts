// Which failures of a write a form shows itself, and where.
import type { ApiError } from '../../api/api-error.ts';
import { codedMessage } from '../../lib/coded-message.ts';
import { fieldFor } from '../../lib/field-names.ts';
import type { Channel } from '../failure/channel.ts';
import { fieldText, wordsOf } from '../failure/failure-texts.ts';

interface FormPlaces {
  shownFields(): readonly string[];
  /** From a path of the body to a name of the form. */
  nameOf(path: string): string;
  setError(name: string, error: { readonly type: string; readonly message: string }, isFirst: boolean): void;
  /** What no field on the screen can say. */
  setNotes(notes: readonly string[]): void;
}

const sentence = ({ title, description }: { title: string; description: string }) => `${title}. ${description}`;

/** True when everything the failure says now stands in the form. */
export function showFailureInForm(error: ApiError, channel: Channel, places: FormPlaces): boolean {
  if (channel !== 'inline' && channel !== 'popup') return false;
  if (error.fields.length === 0) {
    if (channel === 'inline') places.setNotes([sentence(wordsOf(error))]);
    return channel === 'inline';
  }
  const homeless: string[] = [];
  let isFirst = true;
  for (const failure of error.fields) {
    const name = fieldFor(places.nameOf(failure.field), places.shownFields());
    if (name === undefined) homeless.push(`${failure.field}: ${fieldText(failure)}`);
    else places.setError(name, { type: failure.code, message: codedMessage(failure) }, isFirst);
    isFirst &&= name === undefined;
  }
  places.setNotes(homeless);
  return true;
}
