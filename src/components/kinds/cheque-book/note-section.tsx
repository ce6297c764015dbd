import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ChequeBookValues } from './cheque-values.ts';

const noteLength = 140;

export function NoteSection() {
  const t = useTexts('payments');
  return (
    <Card>
      <Section id="details" title={t('books.noteTitle')}>
        <TextField<ChequeBookValues>
          name="info"
          label={t('bill.info')}
          textClass="generalText"
          maxLength={noteLength}
          isOptional
        />
      </Section>
    </Card>
  );
}
