// Makes the HTML of the login at build time, so that its form is there before any script.
import { renderToString } from 'react-dom/server';
import en from '../locales/en/session.json' with { type: 'json' };
import id from '../locales/id/session.json' with { type: 'json' };
import { addTexts, i18n } from './components/text/texts.ts';
import type { Locale } from './lib/language.ts';
import { LoginPage } from './user/session/login/login-page.tsx';

const texts = { en, id };

export async function renderLogin(locale: Locale): Promise<string> {
  addTexts(locale, 'session', texts[locale]);
  await i18n.changeLanguage(locale);
  return renderToString(<LoginPage onLoggedIn={() => undefined} />);
}
