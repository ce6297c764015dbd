import { TextField } from '../form/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';

const LONGEST_REASON = 200;

interface ReasonFieldProps {
  /** Says who reads the reason, and whether it is required. */
  readonly description: string;
  readonly isOptional?: boolean;
}

export function ReasonField({ description, isOptional = false }: ReasonFieldProps) {
  const t = useTexts('requests');
  return (
    <TextField
      name="reason"
      label={t('reason.label')}
      description={description}
      textClass="generalText"
      maxLength={LONGEST_REASON}
      rows={3}
      isOptional={isOptional}
    />
  );
}
