// The tasks to decide on: differences, notes, and what blocks each task.
import { Suspense } from 'react';
import { routingKinds } from '../../../domain/approval/routing-kinds.ts';
import type { AdminPlannedItem } from '../../../generated/types.ts';
import { useChangeWords } from '../../components/admin-resource/change-words.ts';
import { ImpactNotes } from '../../components/admin-resource/impact-list.tsx';
import { TaskStatusTag } from '../../components/admin-resource/record-status.tsx';
import { Differences } from '../../components/admin-resource/differences.tsx';
import { LeftOutReason } from '../../components/deciding/left-out-reason.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AwaitedTiles } from '../../ui/tiles.tsx';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';

const TaskCheck = lazyWhenOnline(async () => (await import('../../components/change-replay/task-check.tsx')).TaskCheck);

interface PlannedTasksProps {
  readonly items: readonly AdminPlannedItem[];
  onLeaveOut(refNo: string): void;
}

function Planned({ item }: { readonly item: AdminPlannedItem }) {
  const t = useTexts('tasks');
  const tasks = useTaskWords();
  const words = useChangeWords();
  const { refNo, revision, changes, ready, code, parameters, notices, confirmations, statusAfter } = item;
  const parts = [tasks.kindOf(item), refNo, revision > 1 && t('detail.revision', { revision })].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <div>
        <span className="block font-semibold">{tasks.titleOf(item)}</span>
        <span className="figures block text-sm text-ink-soft">{parts.join(' · ')}</span>
      </div>
      {changes.length > 0 && <Differences changes={words(changes)} />}
      {ready && routingKinds.includes(item.recordKind) && (
        <Suspense fallback={<AwaitedTiles />}>
          <TaskCheck task={item} />
        </Suspense>
      )}
      <ImpactNotes notes={[...confirmations, ...notices]} />
      {ready && (
        <span className="flex items-center gap-1.5 text-sm">
          <Icon name="arrow-right" size={14} className="text-ink-soft" />
          <span className="text-ink-soft">{t('plan.after')}</span>
          <TaskStatusTag status={statusAfter} />
        </span>
      )}
      {!ready && code && <LeftOutReason failure={{ code, ...(parameters && { parameters }) }} />}
    </div>
  );
}

export function PlannedTasks({ items, onLeaveOut }: PlannedTasksProps) {
  const t = useTexts('tasks');
  return (
    <Card isFlush>
      <ul aria-label={t('plan.items')} className="ruled">
        {items.map((item) => (
          <li key={item.refNo} className="flex items-start gap-3 px-4 py-3 sm:px-5">
            <Planned item={item} />
            {items.length > 1 && (
              <IconButton
                icon="x"
                size="small"
                label={t('plan.remove', { refNo: item.refNo })}
                onPress={() => onLeaveOut(item.refNo)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
