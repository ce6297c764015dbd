// The number by which an institution knows its customer, and the name that the user gives it.
import type { TextClass } from '../../../../domain/text-rules.ts';
import { TextField } from '../../form/text-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { InstitutionValues } from './institution-values.ts';

const longestNumber = 30;
const longestName = 50;

interface NumberFieldProps {
  readonly label: string;
  readonly textClass: TextClass;
  readonly description?: string;
  readonly write?: (text: string) => string;
}

export const NumberField = (props: NumberFieldProps) => (
  <TextField<InstitutionValues> name="payeeDetails.accountNumber" maxLength={longestNumber} hasFigures {...props} />
);

export function DestinationNameField({ description }: { readonly description: string }) {
  const t = useTexts('payments');
  return (
    <TextField<InstitutionValues>
      name="payeeDetails.destinationName"
      label={t('bill.destinationName')}
      description={description}
      maxLength={longestName}
      isOptional
    />
  );
}
