// Reject, or send back for repair: the requests, and the reason for the maker.
import { ReasonForm, type RefusingDecision } from '../../../components/deciding/reason-form.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { Queue } from '../../../components/queue/queues.ts';
import { DecisionFrame, type ReadyDecision } from './decision-frame.tsx';
import { RepairMakers } from './repair-makers.tsx';
import { useMovedText } from './sums.ts';
import { useDecide } from './use-decide.ts';

export interface RejectedQueue {
  readonly queue: Queue;
  /** True on the screen for several requests, which also handles a single one. */
  readonly isForSeveral?: boolean;
}

interface RejectScreenProps extends RejectedQueue {
  readonly decision: RefusingDecision;
}

function RejectForm(props: RejectScreenProps & ReadyDecision) {
  const { decision, preview, targets, isForSeveral, onDecided } = props;
  const t = useTexts('requests');
  const movedText = useMovedText();
  const decide = useDecide(isForSeveral);
  return (
    <ReasonForm
      decision={decision}
      label={t(`button.${decision}`, { count: targets.length, sum: movedText(preview.items) })}
      send={(reason) => decide({ decision, targets, ...(reason && { reason }) })}
      onDone={onDecided}
    />
  );
}

export function RejectScreen(props: RejectScreenProps) {
  const { queue, decision } = props;
  return (
    <DecisionFrame queue={queue} decision={decision}>
      {(ready) => (
        <>
          {decision === 'send-to-repair' &&
            ready.targets.slice(0, 1).map((target) => <RepairMakers key={target.taskId} target={target} />)}
          <RejectForm {...props} {...ready} />
        </>
      )}
    </DecisionFrame>
  );
}
