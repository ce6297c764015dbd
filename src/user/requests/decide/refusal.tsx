// Reject, or send back for repair: what it concerns, and the reason that its maker reads.
import { object, optional } from 'zod/mini';
import { zReason } from '../../../../generated/zod.gen.ts';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { ReasonField } from './reason-field.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import type { Queue } from '../../../components/queue/queues.ts';
import { DecisionFrame, type ReadyDecision } from './decision-frame.tsx';
import { RepairMakers } from './repair-makers.tsx';
import { useSumText } from './sums.ts';
import { useDecide } from './use-decide.ts';

type RefusalKind = 'reject' | 'send-to-repair';

interface RefusalProps {
  readonly queue: Queue;
  readonly decision: RefusalKind;
  /** The screen for several decides on a single one in the same way. */
  readonly isForSeveral?: boolean;
}

const schemas = { reject: object({ reason: optional(zReason) }), 'send-to-repair': object({ reason: zReason }) };

function ReasonForm(props: RefusalProps & ReadyDecision) {
  const { decision, preview, targets, isForSeveral, onDecided } = props;
  const t = useTexts('requests');
  const sumText = useSumText();
  const decide = useDecide(isForSeveral);
  const label = t(`button.${decision}`, { count: targets.length, sum: sumText(preview.sums) });
  return (
    <Card>
      <Form<{ reason?: string | undefined }, Awaited<ReturnType<typeof decide>>>
        schema={schemas[decision]}
        initial={{ reason: '' }}
        isUnguarded
        onSubmit={({ reason }) => decide({ decision, targets, ...(reason && { reason }) })}
        onDone={onDecided}
      >
        <ReasonField
          description={decision === 'reject' ? t('reason.rejectNote') : t('reason.repairNote')}
          isOptional={decision === 'reject'}
        />
        <FormActions>
          <SubmitButton
            variant={decision === 'reject' ? 'danger' : 'primary'}
            icon={decision === 'reject' ? 'ban' : 'undo'}
          >
            {label}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}

export function Component(props: RefusalProps) {
  const { queue, decision } = props;
  return (
    <DecisionFrame queue={queue} decision={decision}>
      {(ready) => (
        <>
          {decision === 'send-to-repair' &&
            ready.targets.slice(0, 1).map((target) => <RepairMakers key={target.taskId} target={target} />)}
          <ReasonForm {...props} {...ready} />
        </>
      )}
    </DecisionFrame>
  );
}
