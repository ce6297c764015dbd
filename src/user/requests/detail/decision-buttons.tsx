import { useNavigate } from 'react-router-dom';
import type { DecisionKind, RequestDetail } from '../../../../generated/types.ts';
import { useShortcut } from '../../../components/keys/use-shortcut.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isOver } from '../../../components/route/route-line.tsx';
import { decisionIcons } from '../list/decisions-of-queue.ts';
import { decisionPath, isOrdinary, type Queue } from '../../../components/queue/queues.ts';
import { mayDecide, findRight, useDisabledReason } from '../../../components/queue/rights.ts';
import { targetOf } from '../../../components/queue/targets.ts';

interface DecisionButtonsProps {
  readonly queue: Queue;
  readonly request: RequestDetail;
}

const variants: Partial<Record<DecisionKind, 'quiet-danger' | 'quiet'>> = {
  reject: 'quiet-danger',
  'send-to-repair': 'quiet',
};

/** Nothing is left to decide when the route is over. In an exceptional queue, the bank says whether the user decides or confirms. */
function decisionsOf(queue: Queue, { rights, route }: RequestDetail): DecisionKind[] {
  if (isOver(route)) return [];
  if (isOrdinary(queue)) return ['reject', 'send-to-repair', queue];
  if (queue === 'repair') return [];
  return [findRight(rights, 'confirm-exceptional') ? 'confirm-exceptional' : queue];
}

/** The decisions of the queue. A decision that is not allowed shows the reason. */
export function DecisionButtons({ queue, request }: DecisionButtonsProps) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const whyNot = useDisabledReason();
  const { rights } = request;
  const go = (decision: DecisionKind) => {
    if (mayDecide(rights, decision)) void navigate(decisionPath(queue, decision, [targetOf(request)]));
  };
  const decisions = decisionsOf(queue, request);
  const isOn = isOrdinary(queue) && decisions.length > 0;
  useShortcut('a', 'keys.approve', () => go(queue), { isOn });
  useShortcut('r', 'keys.reject', () => go('reject'), { isOn });
  useShortcut('p', 'keys.repair', () => go('send-to-repair'), { isOn });
  return decisions.map((decision) => (
    <Button
      key={decision}
      variant={variants[decision] ?? 'primary'}
      icon={decisionIcons[decision] ?? 'shield'}
      disabledReason={whyNot(rights, decision)}
      onPress={() => go(decision)}
    >
      {t(`act.${decision}`)}
    </Button>
  ));
}
