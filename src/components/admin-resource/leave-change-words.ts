// The leave in the differences of a user; the bank sends its days as 2026-12-21/2027-01-02.
import type { Leave } from '../../../domain/leave.ts';
import type { FieldChange } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { useLeaveWords } from '../leave/use-leave-words.ts';
import type { Translate } from '../text/use-texts.ts';

interface Texts {
  readonly t: Translate<'administration'>;
  readonly leaveWords: ReturnType<typeof useLeaveWords>;
}

const leaveOf = (text: string): Leave =>
  text.split(', ').map((period) => {
    const [from = '', to = from] = period.split('/');
    return { from, to };
  });

/** Returns undefined for a field that is about something else. */
export function leaveChange({ field, before, after }: FieldChange, { t, leaveWords }: Texts): ShownChange | undefined {
  if (field !== 'leave') return undefined;
  const shown = (text: string | null) => text && leaveWords(leaveOf(text));
  return { id: field, label: t('field.leave'), before: shown(before), after: shown(after) };
}
