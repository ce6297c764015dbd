// Starts the portal after login: resumes the session, loads the texts of the shell, then starts the router.
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { resumeSession } from './api/session/resume.ts';
import { liveSession } from './api/session/session-store.ts';
import { startSession } from './api/session/start.ts';
import { loadTexts } from './components/text/texts.ts';
import { afterFirstScreen } from './lib/after-first-screen.ts';
import { loadWhenOnline } from './lib/lazy-when-online.ts';
import { paths } from './paths.ts';
import { addOtherScreens, createPortalRouter } from './router.tsx';

const loadAhead = () => import('./components/shell/preload-screens.ts');

const noPreload = () => undefined;

/** The login leads to the home of corporate users; administrators have another one. */
function goToOwnHome(): void {
  const isElsewhere = location.pathname === paths.home && liveSession()?.menuSet === 'CA';
  if (isElsewhere) history.replaceState(null, '', paths.administrationHome);
}

export async function startPortal(root: Root): Promise<void> {
  startSession();
  await Promise.all([resumeSession(), loadTexts('common', 'shell', 'screens')]);
  goToOwnHome();
  const router = createPortalRouter();
  root.render(<RouterProvider router={router} />);
  afterFirstScreen(() => {
    void loadWhenOnline(() => addOtherScreens(router));
    // Only for speed: without it, a screen loads when it is opened.
    void loadWhenOnline(loadAhead).then(({ preloadScreens }) => preloadScreens(router), noPreload);
  }, 1000);
}
