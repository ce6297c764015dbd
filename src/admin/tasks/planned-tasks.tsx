// The tasks to decide on: differences, notes, and what blocks each task.
import { Suspense } from 'react';
import { checkedKinds } from '../../../domain/approval/routing-kinds.ts';
import type { AdminPlannedItem } from '../../../generated/types.ts';
import { useChangeWords } from '../../components/admin-resource/change-words.ts';
import { ImpactNotes } from '../../components/admin-resource/impact-list.tsx';
import { Differences } from '../../components/admin-resource/differences.tsx';
import { LeftOutReason } from '../../components/deciding/left-out-reason.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AwaitedTiles } from '../../ui/tiles.tsx';
import { SinceRepair } from './since-repair.tsx';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';

const TaskCheck = lazyWhenOnline(async () => (await import('../../components/change-replay/task-check.tsx')).TaskCheck);

/** What the decision brings about, by the status that the task gets. */
const afterwards = {
  Successful: 'plan.inForce',
  Rejected: 'plan.notMade',
  'To Repair': 'plan.goesBack',
} as const;

interface PlannedTasksProps {
  readonly items: readonly AdminPlannedItem[];
  onLeaveOut(refNo: string): void;
}

function Planned({ item }: { readonly item: AdminPlannedItem }) {
  const t = useTexts('tasks');
  const tasks = useTaskWords();
  const words = useChangeWords();
  const { refNo, revision, changes, ready, code, parameters, notices, confirmations, statusAfter } = item;
  const notes = [...confirmations, ...notices];
  const parts = [tasks.kindOf(item), refNo, revision > 1 && t('detail.revision', { revision })].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <div>
        <span className="block font-semibold">{tasks.titleOf(item)}</span>
        <span className="figures block text-sm text-ink-soft">{parts.join(' · ')}</span>
      </div>
      {revision > 1 && <SinceRepair task={item} level={3} />}
      {changes.length > 0 && <Differences changes={words(changes)} />}
      {notes.length > 0 && (
        <Banner tone="wait" title={t('detail.notices')}>
          <ImpactNotes notes={notes} />
        </Banner>
      )}
      {ready && checkedKinds.includes(item.recordKind) && (
        <Suspense fallback={<AwaitedTiles />}>
          <TaskCheck task={item} />
        </Suspense>
      )}
      {ready && statusAfter in afterwards && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon name="arrow-right" size={14} />
          {t(afterwards[statusAfter as keyof typeof afterwards])}
        </p>
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
