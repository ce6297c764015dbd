// Guards the session while a user is logged in. Each part is loaded when it is needed.
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isLive, useSession } from '../../api/session/session-store.ts';
import { useAfterFirstScreen } from '../../lib/use-after-first-screen.ts';
import { lazyOrNothing, lazyWhenOnline, loadWhenOnline } from '../../lib/lazy-when-online.ts';
import { usePerson } from '../shell/person.ts';
import { ownPages } from '../shell/shown-menu.ts';

const IdleWarning = lazyWhenOnline(async () => (await import('./idle-warning.tsx')).IdleWarning);
const HardenedNavigation = lazyWhenOnline(async () => (await import('./hardened-navigation.tsx')).HardenedNavigation);
const DraftsOffer = lazyOrNothing(async () => (await import('./drafts-offer.tsx')).DraftsOffer);

const quietMilliseconds = 2000;

/** Without events, a screen shows what is new when it is opened again. */
const noEvents = () => undefined;

/** Starts the events after the first screen, because they load the code for decryption. */
function useEvents(isWanted: boolean): void {
  useEffect(() => {
    const load = () => import('../../api/events/start.ts');
    if (isWanted) void loadWhenOnline(load).then(({ startEvents }) => startEvents(), noEvents);
  }, [isWanted]);
}

function RequirePasswordChange() {
  const { pathname } = useLocation();
  const { password } = ownPages(usePerson());
  return pathname === password ? null : <Navigate to={password} replace />;
}

export function SessionGuards() {
  const session = useSession();
  const isLater = useAfterFirstScreen(quietMilliseconds);
  useEvents(isLater);
  if (!isLive(session)) return null;
  return (
    <Suspense>
      {session.phase === 'idle-warning' && <IdleWarning idleEndsAt={session.idleEndsAt} />}
      {session.hardenedNavigation && <HardenedNavigation />}
      {session.mustChangePassword && <RequirePasswordChange />}
    </Suspense>
  );
}

/** Shown above the screen, shortly after the login. */
export function UnfinishedDrafts() {
  const isLater = useAfterFirstScreen(quietMilliseconds);
  return <Suspense>{isLater && <DraftsOffer />}</Suspense>;
}
