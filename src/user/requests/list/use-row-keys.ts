// Keys for the focused row, if no rows are selected.
import { useNavigate } from 'react-router-dom';
import type { DecisionKind, RequestListItem } from '../../../../generated/types.ts';
import { useShortcut } from '../../../components/keys/use-shortcut.ts';
import { showToast } from '../../../ui/toast-queue.ts';
import { decisionPath, isOrdinary, type Queue } from '../../../components/queue/queues.ts';
import { useDisabledReason } from '../../../components/queue/rights.ts';
import { targetOf } from '../../../components/queue/targets.ts';

const focusedKey = () => document.activeElement?.closest<HTMLElement>('[role=row]')?.dataset['key'];

export function useRowKeys(queue: Queue, rows: readonly RequestListItem[]): void {
  const navigate = useNavigate();
  const whyNot = useDisabledReason();
  const decide = (decision: DecisionKind) => {
    const row = rows.find(({ taskId }) => taskId === focusedKey());
    if (!row) return;
    const reason = whyNot(row.rights, decision);
    if (reason) showToast({ tone: 'wait', title: reason });
    else void navigate(decisionPath(queue, decision, [targetOf(row)]));
  };
  const isOn = isOrdinary(queue);
  useShortcut('a', 'keys.approve', () => decide(queue), { isOn });
  useShortcut('r', 'keys.reject', () => decide('reject'), { isOn });
  useShortcut('p', 'keys.repair', () => decide('send-to-repair'), { isOn });
}
