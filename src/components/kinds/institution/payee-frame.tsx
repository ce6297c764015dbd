// The section in which the user chooses whom an institution is paid for: a favorite, or a number that is typed.
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { usePayeeKind } from '../../payment-form/use-payee-kind.ts';
import { institutionPayeeFields, type InstitutionValues } from './institution-values.ts';
import type { Inquiry } from './use-inquiry.ts';

interface PayeeFrameProps {
  readonly title: string;
  readonly label: string;
  readonly choices: readonly {
    readonly id: string;
    readonly label: string;
    readonly description: string;
    readonly icon: IconName;
  }[];
  begin(kind: string): void;
  /** The fields with what the institution sells or asks for, which belong to the payee too. */
  readonly ownFields: readonly string[];
  readonly inquiry: Pick<Inquiry, 'leave'>;
  readonly favorite: ReactNode;
  readonly typed: ReactNode;
  /** Shown once an institution is chosen. */
  readonly answer: ReactNode;
}

export function PayeeFrame(props: PayeeFrameProps) {
  const { title, label, choices, begin, ownFields, inquiry, favorite, typed, answer } = props;
  const { kind, allowed, choose } = usePayeeKind({
    choices,
    payeeFields: [...institutionPayeeFields, ...ownFields],
    begin,
  });
  const hasInstitution = useFieldValue<string>('payeeDetails.institution') !== '';
  return (
    <Card>
      <Section id="to" title={title}>
        <RadioCardsField<InstitutionValues>
          name="payeeKind"
          label={label}
          choices={allowed}
          columns={2}
          onPick={choose}
        />
        <div className="contents" onBlur={inquiry.leave}>
          {kind === 'favorite' ? favorite : typed}
        </div>
        {hasInstitution && answer}
      </Section>
    </Card>
  );
}
