// Renders at build time what is shown before any script runs: the login form and the loading view of the portal.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import commonEn from '../locales/en/common.json' with { type: 'json' };
import sessionEn from '../locales/en/session.json' with { type: 'json' };
import commonId from '../locales/id/common.json' with { type: 'json' };
import sessionId from '../locales/id/session.json' with { type: 'json' };
import { PortalLoading } from './components/shell/portal-loading.tsx';
import { addTexts, i18n } from './components/text/texts.ts';
import type { Locale } from './lib/language.ts';
import { LoginPage } from './user/session/login/login-page.tsx';

const texts = {
  en: { common: commonEn, session: sessionEn },
  id: { common: commonId, session: sessionId },
};

async function speak(locale: Locale): Promise<void> {
  addTexts(locale, 'common', texts[locale].common);
  addTexts(locale, 'session', texts[locale].session);
  await i18n.changeLanguage(locale);
}

async function rendered(locale: Locale, page: ReactNode): Promise<string> {
  await speak(locale);
  return renderToString(page);
}

/** The first content of each page. */
export const render = {
  login: (locale: Locale) => rendered(locale, <LoginPage onLoggedIn={async () => undefined} />),
  app: (locale: Locale) => rendered(locale, <PortalLoading isFirst />),
};
