// The notes of the bank that the user must read before sending the payment.
import type { PaymentNote, PaymentValidation } from '../../../generated/types.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { EarlierPayment } from './earlier-payment.tsx';
import type { ReviewProps } from './review-section.tsx';

interface NotesProps extends Pick<ReviewProps, 'confirmed' | 'onConfirm'> {
  readonly answer: Pick<PaymentValidation, 'notes' | 'executionDate'>;
}

interface NoteProps extends Pick<ReviewProps, 'confirmed' | 'onConfirm'> {
  readonly note: PaymentNote;
  readonly text: string;
}

/** Returns true if the note has a checkbox. A possible duplicate is confirmed in a dialog instead. */
export const isToBeTicked = ({ kind, mustConfirm }: PaymentNote): boolean =>
  mustConfirm && kind !== 'possible-duplicate';

/** A note is confirmed with its facts: with another payee or another name it must be confirmed again. */
export const isConfirmed = (note: PaymentNote, confirmed: readonly PaymentNote[]): boolean =>
  confirmed.some(
    ({ kind, parameters }) => kind === note.kind && JSON.stringify(parameters) === JSON.stringify(note.parameters),
  );

function Note({ note, text, confirmed, onConfirm }: NoteProps) {
  const { mustConfirm, earlier } = note;
  if (isToBeTicked(note))
    return (
      <Checkbox isSelected={isConfirmed(note, confirmed)} onChange={(isOn) => onConfirm(note, isOn)}>
        {text}
      </Checkbox>
    );
  return (
    <p className="flex gap-2">
      <Icon
        name={mustConfirm ? 'warning' : 'info'}
        className={mustConfirm ? 'mt-0.5 text-wait' : 'mt-0.5 text-inform'}
      />
      <span>
        {text} {earlier && <EarlierPayment {...earlier} />}
      </span>
    </p>
  );
}

export function ReviewNotes({ answer: { notes, executionDate }, ...props }: NotesProps) {
  const t = useTexts('payments');
  const date = useFormat().date(executionDate);
  return (
    <div className="flex flex-col gap-2">
      {notes.map((note) => (
        <Note key={note.kind} note={note} text={t(`note.${note.kind}`, { date })} {...props} />
      ))}
    </div>
  );
}
