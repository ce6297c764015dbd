import { useNavigate } from 'react-router-dom';
import type { DecisionKind, RequestListItem } from '../../../../generated/types.ts';
import { useShortcut } from '../../../components/keys/use-shortcut.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { decisionPath, isOrdinary, type Queue } from '../../../components/queue/queues.ts';
import { mayDecide } from '../../../components/queue/rights.ts';
import { targetOf } from '../../../components/queue/targets.ts';
import { decisionIcons, sharedDecisions } from './decisions-of-queue.ts';

interface SelectedActionsProps {
  readonly queue: Queue;
  readonly rows: readonly RequestListItem[];
}

/** Keys for the selected rows; each opens the confirmation of a decision. */
function useDecisionKeys(queue: Queue, rows: readonly RequestListItem[], go: (decision: DecisionKind) => void) {
  const isOn = isOrdinary(queue) && rows.length > 0;
  useShortcut('a', 'keys.approve', () => go(queue), { isOn });
  useShortcut('r', 'keys.reject', () => go('reject'), { isOn });
  useShortcut('p', 'keys.repair', () => go('send-to-repair'), { isOn });
}

const variantOf = (decision: DecisionKind) => {
  if (decision === 'reject' || decision === 'cancel') return 'quiet-danger';
  return decision === 'send-to-repair' ? 'quiet' : 'primary';
};

export function SelectedActions({ queue, rows }: SelectedActionsProps) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const allowed = (decision: DecisionKind) => rows.filter(({ rights }) => mayDecide(rights, decision));
  const go = (decision: DecisionKind) => {
    const chosen = allowed(decision);
    if (chosen.length > 0) void navigate(decisionPath(queue, decision, chosen.map(targetOf)));
  };
  useDecisionKeys(queue, rows, go);
  return sharedDecisions(queue).map((decision) => (
    <Button
      key={decision}
      size="small"
      variant={variantOf(decision)}
      icon={decisionIcons[decision]}
      isDisabled={allowed(decision).length === 0}
      onPress={() => go(decision)}
    >
      {t(`short.${decision as 'approve'}`, { count: allowed(decision).length })}
    </Button>
  ));
}
