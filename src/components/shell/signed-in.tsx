// The part of the portal that needs a login: loads the user, checks the permission, and frames each screen.
import { memo, Suspense, use, useDeferredValue, useMemo } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { getUserAccess, getUserProfile } from '../../../generated/calls/session.ts';
import { mayOpen } from '../../../domain/permission.ts';
import { useRead } from '../../api/read.ts';
import { isLive, useSession, type SessionEnding } from '../../api/session/session-store.ts';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { paths } from '../../paths.ts';
import { SessionGuards, UnfinishedDrafts } from '../session/session-guards.tsx';
import { Frame } from './frame.tsx';
import { personOf, PersonProvider, usePerson } from './person.ts';
import { PortalLoading } from './portal-loading.tsx';
import { administrationFacts } from './screen-facts.ts';
import { homeOf } from './shown-menu.ts';
import type { ScreenHandle } from './screen-route.ts';

const Forbidden = lazyWhenOnline(async () => (await import('./forbidden.tsx')).Forbidden);

/** Shows a Forbidden page for a screen without permission, instead of the refusals of the bank. */
function PermittedScreen() {
  const person = usePerson();
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const isOpen = !handle || mayOpen(person, handle.permission);
  // Pages of both areas lead to the home of corporate users; administrators have another one.
  if (!isOpen && handle.path === '/dashboard/home') return <Navigate to={homeOf(person)} replace />;
  return <Suspense>{isOpen ? <Outlet /> : <Forbidden />}</Suspense>;
}

function Person() {
  const profile = useRead(getUserProfile, {});
  const access = useRead(getUserAccess, {});
  const known = useMemo(
    () => (profile.data && access.data ? personOf(profile.data, access.data) : undefined),
    [profile.data, access.data],
  );
  // The whole page depends on this; deferred, React renders it in short steps.
  const person = useDeferredValue(known);
  if (access.data?.menuSet === 'CA') use(administrationFacts());
  const failed = profile.error ?? access.error;
  if (failed && !person) return <Navigate to={paths.systemError('500')} replace />;
  if (!known || !person) return <PortalLoading />;
  return (
    <PersonProvider value={person}>
      <SessionGuards />
      <Frame>
        <UnfinishedDrafts />
        <PermittedScreen />
      </Frame>
    </PersonProvider>
  );
}

const endOf = (why: SessionEnding) => (why === 'logged-out' ? paths.logOut : paths.sessionEnded(why));

// The login is a separate document outside this router.
function ToLogin(): null {
  const { pathname, search } = useLocation();
  location.replace(`${paths.logIn}?${new URLSearchParams({ next: pathname + search })}`);
  return null;
}

/** A public page: with the menus for a user who is logged in, without them for others. */
export const FramedInSession = memo(() => {
  const session = useSession();
  return isLive(session) ? <Person /> : <Outlet />;
});

// memo: does not render again on every navigation.
export const SignedIn = memo(() => {
  const session = useSession();
  if (isLive(session)) return <Person />;
  if (session.phase === 'ended') return <Navigate to={endOf(session.why)} replace />;
  return <ToLogin />;
});
