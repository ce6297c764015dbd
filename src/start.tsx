// Starts the portal after login: resumes the session, loads the texts of the shell, then starts the router.
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { resumeSession } from './api/session/resume.ts';
import { startSession } from './api/session/start.ts';
import { loadTexts } from './components/text/texts.ts';
import { afterFirstScreen } from './lib/after-first-screen.ts';
import { loadWhenOnline } from './lib/lazy-when-online.ts';
import { createPortalRouter } from './router.tsx';

const loadAhead = () => import('./components/shell/preload-screens.ts');

export async function startPortal(root: Root): Promise<void> {
  startSession();
  await Promise.all([resumeSession(), loadTexts('common', 'shell', 'screens')]);
  const router = createPortalRouter();
  root.render(<RouterProvider router={router} />);
  afterFirstScreen(() => void loadWhenOnline(loadAhead).then(({ preloadScreens }) => preloadScreens(router)), 1000);
}
