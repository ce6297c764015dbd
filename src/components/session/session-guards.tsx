// What watches over the session while somebody is logged in; each part comes when it is needed.
import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isLive, useSession } from '../../api/session/session-store.ts';
import { useMomentLater } from '../../lib/use-moment-later.ts';
import { comesLater, withNetwork } from '../../lib/comes-later.ts';
import { paths } from '../../paths.ts';

const IdleWarning = comesLater(async () => (await import('./idle-warning.tsx')).IdleWarning);
const HardenedNavigation = comesLater(async () => (await import('./hardened-navigation.tsx')).HardenedNavigation);
const DraftsOffer = comesLater(async () => (await import('./drafts-offer.tsx')).DraftsOffer);

const quietMilliseconds = 2000;

/** Events open encrypted texts, and the first screen does not wait for what that takes. */
function useEvents(isWanted: boolean): void {
  useEffect(() => {
    const load = () => import('../../api/events/start.ts');
    if (isWanted) void withNetwork(load).then(({ startEvents }) => startEvents());
  }, [isWanted]);
}

function PasswordFirst() {
  const { pathname } = useLocation();
  return pathname === paths.changePassword ? null : <Navigate to={paths.changePassword} replace />;
}

export function SessionGuards() {
  const session = useSession();
  const isLater = useMomentLater(quietMilliseconds);
  useEvents(isLater);
  if (!isLive(session)) return null;
  return (
    <Suspense>
      {session.phase === 'idle-warning' && <IdleWarning idleEndsAt={session.idleEndsAt} />}
      {session.hardenedNavigation && <HardenedNavigation />}
      {session.mustChangePassword && <PasswordFirst />}
    </Suspense>
  );
}

/** Above the screen, a moment after the login. */
export function UnfinishedDrafts() {
  const isLater = useMomentLater(quietMilliseconds);
  return <Suspense>{isLater && <DraftsOffer />}</Suspense>;
}
