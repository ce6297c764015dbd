// Notes about a payment (duplicate, late, other name), as the maker and the approvers see them.
import type { Note } from '../../domain/payment-notes.ts';
import { shownParameters } from '../../domain/parameters.ts';
import type { PaymentNote, RequestNote } from '../../generated/types.ts';
import type { Context } from '../context.ts';

export function shownNote({ language }: Context, { kind, code, mustConfirm, parameters, earlier }: Note): PaymentNote {
  const shown = shownParameters(parameters, language);
  return {
    kind,
    code,
    mustConfirm,
    ...(Object.keys(shown).length > 0 && { parameters: shown }),
    ...(earlier && { earlier }),
  };
}

export function requestNote(context: Context, note: Note): RequestNote {
  const { kind, earlier: _ofTheMaker, ...shown } = shownNote(context, note);
  return { ...shown, flag: kind === 'next-working-day' ? 'late' : kind };
}
