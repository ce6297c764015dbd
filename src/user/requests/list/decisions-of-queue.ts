// The decisions that a queue offers, as row actions and as keys.
import { useNavigate } from 'react-router-dom';
import type { DecisionKind, RequestListItem } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';
import type { MenuAction } from '../../../ui/menu.tsx';
import { decisionPath, detailPath, isOrdinary, type Queue } from '../../../components/queue/queues.ts';
import { useDisabledReason } from '../../../components/queue/rights.ts';
import { targetOf } from '../../../components/queue/targets.ts';

export const decisionIcons: Readonly<Partial<Record<DecisionKind, IconName>>> = {
  verify: 'check',
  approve: 'check',
  release: 'send',
  reject: 'ban',
  'send-to-repair': 'undo',
  repair: 'edit',
  cancel: 'x',
};

/** The decisions that can be taken on several requests together. */
export function sharedDecisions(queue: Queue): DecisionKind[] {
  if (queue === 'repair') return ['cancel'];
  return isOrdinary(queue) ? [queue, 'send-to-repair', 'reject'] : [];
}

const isDanger = (decision: DecisionKind) => decision === 'reject' || decision === 'cancel';

/** The actions of a row. An action that is not allowed is listed with its reason. */
export function useRowActions(queue: Queue): (row: RequestListItem) => MenuAction[] {
  const t = useTexts('requests');
  const whyNot = useDisabledReason();
  const navigate = useNavigate();
  return (row) => [
    { id: 'open', label: t('act.open'), icon: 'eye', href: detailPath(queue, row) },
    ...sharedDecisions(queue).map((decision) => {
      const disabledReason = whyNot(row.rights, decision);
      const icon = decisionIcons[decision];
      return {
        id: decision,
        label: t(`act.${decision}`),
        ...(icon && { icon }),
        isDanger: isDanger(decision),
        ...(disabledReason && { disabledReason }),
        onPress: () => void navigate(decisionPath(queue, decision, [targetOf(row)])),
      };
    }),
  ];
}
