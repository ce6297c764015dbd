// Rejects or sends back for repair, with the reason that the maker reads.
import { object, optional } from 'zod/mini';
import { zReason } from '../../../generated/zod.gen.ts';
import { Card } from '../../ui/card.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useTexts } from '../text/use-texts.ts';
import { ReasonField } from './reason-field.tsx';

export type RefusingDecision = 'reject' | 'send-to-repair';

interface ReasonFormProps<Answer> {
  readonly decision: RefusingDecision;
  readonly label: string;
  /** A return always needs a reason. */
  readonly isReasonRequired?: boolean;
  send(reason: string | undefined): Promise<Answer>;
  onDone(answer: Answer): void;
}

const schemas = { optional: object({ reason: optional(zReason) }), required: object({ reason: zReason }) };

export function ReasonForm<Answer>({
  decision,
  label,
  isReasonRequired = false,
  send,
  onDone,
}: ReasonFormProps<Answer>) {
  const t = useTexts('requests');
  const isReject = decision === 'reject';
  const isOptional = isReject && !isReasonRequired;
  return (
    <Card>
      <Form<{ reason?: string | undefined }, Answer>
        schema={schemas[isOptional ? 'optional' : 'required']}
        initial={{ reason: '' }}
        isUnguarded
        onSubmit={({ reason }) => send(reason)}
        onDone={onDone}
      >
        <ReasonField description={isReject ? t('reason.rejectNote') : t('reason.repairNote')} isOptional={isOptional} />
        <FormActions>
          <SubmitButton variant={isReject ? 'danger' : 'primary'} icon={isReject ? 'ban' : 'undo'}>
            {label}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
