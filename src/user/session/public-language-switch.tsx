import { useLocale, useTexts } from '../../components/text/use-texts.ts';
import { chooseLocale, type Locale } from '../../lib/language.ts';
import { classes } from '../../ui/classes.ts';

const locales = [
  { locale: 'en', name: 'bank.english', short: 'EN' },
  { locale: 'id', name: 'bank.indonesian', short: 'ID' },
] as const satisfies readonly { locale: Locale; name: string; short: string }[];

/** For pages before the login, which carry no texts of the top bar. */
export function PublicLanguageSwitch() {
  const t = useTexts('session');
  const current = useLocale();
  return (
    <div role="group" aria-label={t('bank.language')} className="flex rounded-md border border-line-strong p-0.5">
      {locales.map(({ locale, name, short }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={`${short}, ${t(name)}`}
          aria-pressed={locale === current}
          onClick={() => chooseLocale(locale)}
          className={classes(
            'focus-ring min-h-7 rounded-sm px-2.5 text-sm font-semibold pointer-coarse:min-h-10',
            locale === current ? 'bg-accent text-on-accent' : 'text-ink-soft hover:text-ink',
          )}
        >
          {short}
        </button>
      ))}
    </div>
  );
}
