// The queues of a user who verifies, approves or releases. Loaded separately, because most users have none.
import { Suspense } from 'react';
import type { ScreenPath } from '../../../../generated/screens.ts';
import type { OrdinaryQueue } from '../../../components/queue/queues.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { loadTexts } from '../../../components/text/texts.ts';
import { lazyWhenOnline } from '../../../lib/lazy-when-online.ts';
import { CardSkeleton } from '../../../ui/card-skeleton.tsx';

const lists: Readonly<Record<OrdinaryQueue, ScreenPath>> = {
  verify: '/request/verify',
  approve: '/request/approver',
  release: '/request/releaser',
};
const queues = Object.keys(lists) as OrdinaryQueue[];

const WaitingQueue = lazyWhenOnline(async () => {
  const [loaded] = await Promise.all([
    import('../../../components/queue/waiting-queue.tsx'),
    loadTexts('requests', 'kinds'),
  ]);
  return loaded.WaitingQueue;
});

export function OwnQueues() {
  const person = usePerson();
  return queues
    .filter((queue) => mayOpenScreen(person, lists[queue]))
    .map((queue) => (
      <Suspense key={queue} fallback={<CardSkeleton height="h-56" />}>
        <WaitingQueue queue={queue} />
      </Suspense>
    ));
}
