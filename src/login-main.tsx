// The login is a separate page with little script: its form works before the script is loaded. The rest loads when
// idle.
import './ui/theme.css';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { onSessionElsewhere } from './api/session/tabs.ts';
import { loadTexts } from './components/text/texts.ts';
import { mayHaveKeptSession } from './lib/kept-session.ts';
import { hasSavedSession } from './lib/saved-session.ts';
import { hasSessionInAnyTab } from './lib/session-lock.ts';
import { chosenLocale } from './lib/language.ts';
import { paths } from './paths.ts';
import { LoginPage } from './user/session/login/login-page.tsx';

const portal = () => import('./start.tsx');

/** The page to open after login; only an address of this portal is accepted. */
function nextAddress(): string {
  const wanted = new URLSearchParams(location.search).get('next') ?? '';
  return /^\/(?![/\\])/.test(wanted) ? wanted : paths.home;
}

async function enter(root: Root): Promise<void> {
  const { startPortal } = await portal();
  history.replaceState(null, '', nextAddress());
  await startPortal(root);
}

// Hydrates the prerendered form and keeps what was typed. If the user's language differs, it is rendered again.
function show(container: Element): Root {
  const stopFollowing = onSessionElsewhere(() => location.replace(nextAddress()));
  const logInHere = () => {
    // The portal speaks on the same channel.
    stopFollowing();
    return enter(root);
  };
  const page = <LoginPage onLoggedIn={logInHere} />;
  const isWritten = container.firstElementChild !== null && document.documentElement.lang === chosenLocale();
  document.documentElement.lang = chosenLocale();
  if (!isWritten) container.replaceChildren();
  const root = isWritten ? hydrateRoot(container, page) : createRoot(container);
  if (!isWritten) root.render(page);
  return root;
}

const container = document.querySelector('#root');
if (!container) throw new Error('The page has no place for the login');
/** A page that found no session has sent the user here with "next"; do not send them back. */
const isAskedFor = () => new URLSearchParams(location.search).has('next');

const isLoggedIn = async () =>
  !isAskedFor() && (hasSavedSession() || mayHaveKeptSession() || (await hasSessionInAnyTab()));

async function goOn(container: Element): Promise<void> {
  container.replaceChildren();
  await enter(createRoot(container));
}

async function askForLogin(container: Element): Promise<void> {
  await loadTexts('session');
  show(container);
}

await ((await isLoggedIn()) ? goOn(container) : askForLogin(container));
if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void portal());
else setTimeout(() => void portal(), 1000);
