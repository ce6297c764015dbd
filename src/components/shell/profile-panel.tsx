// The content of the profile menu; loaded when it is first opened.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logOut } from '../../api/session/log-out.ts';
import { chooseLocale, type Locale } from '../../lib/language.ts';
import { chosenTheme, chooseTheme, type Theme } from '../../lib/theme.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFormat } from '../text/use-format.ts';
import { useLocale, useTexts } from '../text/use-texts.ts';
import { usePerson } from './person.ts';
import { ownPages } from './shown-menu.ts';

const entryClass =
  'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-left hover:bg-sunken pointer-coarse:min-h-11';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly current: Value;
  readonly choices: Readonly<Record<Value, string>>;
  onChosen(value: Value): void;
}

function Choice<Value extends string>({ label, current, choices, onChosen }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="grid gap-1 px-2.5 py-1.5">
      <span className="text-sm text-ink-soft">{label}</span>
      <div className="flex rounded-md border border-line p-0.5">
        {(Object.entries(choices) as [Value, string][]).map(([value, text]) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === current}
            onClick={() => onChosen(value)}
            className="min-h-7 flex-1 rounded-sm px-2 text-sm font-semibold text-ink-soft aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

function Appearance() {
  const t = useTexts('shell');
  const [theme, setTheme] = useState<Theme>(chosenTheme);
  function change(next: Theme): void {
    chooseTheme(next);
    setTheme(next);
  }
  const choices = { light: t('top.light'), dark: t('top.dark'), system: t('top.system') };
  return <Choice label={t('top.theme')} current={theme} choices={choices} onChosen={change} />;
}

function Who() {
  const t = useTexts('shell');
  const format = useFormat();
  const { profile } = usePerson();
  return (
    <div className="border-b border-line px-2.5 pt-1 pb-2.5">
      <p className="font-bold">{profile.userName}</p>
      <p className="text-sm text-ink-soft">{profile.companyName}</p>
      {profile.lastLoginUtc && (
        <p className="figures mt-1 text-sm text-ink-soft">
          {t('top.lastLogin', { moment: format.moment(profile.lastLoginUtc) })}
        </p>
      )}
    </div>
  );
}

/** Shows the user, and the settings of language and theme. */
export function ProfilePanel({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTexts('shell');
  const locale = useLocale();
  const own = ownPages(usePerson());
  const languages: Readonly<Record<Locale, string>> = { en: t('top.english'), id: t('top.indonesian') };
  return (
    <>
      <Who />
      <Link to={own.profile} onClick={onLeave} className={entryClass}>
        <Icon name="user" /> {t('top.myProfile')}
      </Link>
      <Link to={own.password} onClick={onLeave} className={entryClass}>
        <Icon name="lock" /> {t('top.changePassword')}
      </Link>
      <Choice label={t('top.language')} current={locale} choices={languages} onChosen={chooseLocale} />
      <Appearance />
      <button type="button" onClick={() => void logOut()} className={entryClass}>
        <Icon name="logout" /> {t('top.logOut')}
      </button>
    </>
  );
}
