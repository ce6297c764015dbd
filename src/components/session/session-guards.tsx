// What watches over the session while somebody is logged in; each part comes when it is needed.
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../api/session/session-store.ts';
import { paths } from '../../paths.ts';

const IdleWarning = lazy(async () => ({ default: (await import('./idle-warning.tsx')).IdleWarning }));
const HardenedNavigation = lazy(async () => ({
  default: (await import('./hardened-navigation.tsx')).HardenedNavigation,
}));
const DraftsOffer = lazy(async () => ({ default: (await import('./drafts-offer.tsx')).DraftsOffer }));

function PasswordFirst() {
  const { pathname } = useLocation();
  return pathname === paths.changePassword ? null : <Navigate to={paths.changePassword} replace />;
}

export function SessionGuards() {
  const session = useSession();
  if (session.phase !== 'active' && session.phase !== 'idle-warning') return null;
  return (
    <Suspense>
      {session.phase === 'idle-warning' && <IdleWarning idleEndsAt={session.idleEndsAt} />}
      {session.hardenedNavigation && <HardenedNavigation />}
      {session.mustChangePassword ? <PasswordFirst /> : <DraftsOffer key={session.userId} userId={session.userId} />}
    </Suspense>
  );
}
