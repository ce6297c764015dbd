// The leave in the differences of a user; the bank sends its days as 2026-12-21/2027-01-02.
import type { FieldChange } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { Format } from '../text/use-format.ts';
import type { Translate } from '../text/use-texts.ts';

interface Texts {
  readonly t: Translate<'administration'>;
  readonly format: Format;
}

function periodText(period: string, { format }: Texts): string {
  const [from = '', to = from] = period.split('/');
  return from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`;
}

const shown = (value: string | null, texts: Texts) =>
  value &&
  value
    .split(', ')
    .map((period) => periodText(period, texts))
    .join('; ');

/** Returns undefined for a field that is about something else. */
export function leaveChange({ field, before, after }: FieldChange, texts: Texts): ShownChange | undefined {
  if (field !== 'leave') return undefined;
  return { id: field, label: texts.t('field.leave'), before: shown(before, texts), after: shown(after, texts) };
}
