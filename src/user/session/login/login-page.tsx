import { useTexts } from '../../../components/text/use-texts.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { Brand } from '../brand.tsx';
import { PublicLanguageSwitch } from '../public-language-switch.tsx';
import { LoginForm } from './login-form.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

const promises = [
  { icon: 'shield', text: 'promise.sign' },
  { icon: 'gauge', text: 'promise.watch' },
  { icon: 'lock', text: 'promise.care' },
] as const satisfies readonly { icon: IconName; text: string }[];

/** Shown beside the form on a wide screen. */
function Promises() {
  const t = useTexts('session');
  return (
    <aside className="hidden flex-col justify-center gap-8 border-l border-line bg-accent-soft px-12 py-16 lg:flex xl:px-20">
      <p className="max-w-md text-3xl font-bold tracking-tight text-balance">{t('promise.title')}</p>
      <ul className="grid max-w-md gap-5">
        {promises.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface text-accent">
              <Icon name={icon} />
            </span>
            <span className="pt-1.5">{t(text)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

export function LoginPage({ onLoggedIn }: { readonly onLoggedIn: () => Promise<void> }) {
  const t = useTexts('session');
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,5fr)_6fr]">
      <div className="flex flex-col bg-surface px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between gap-4">
          <Brand />
          <PublicLanguageSwitch />
        </header>
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-8">
          <MaintenanceNotice />
          <h1 className="text-2xl font-bold tracking-tight">{t('login.title')}</h1>
          <p className="mt-1 mb-6 text-ink-soft">{t('login.intro')}</p>
          <LoginForm onLoggedIn={onLoggedIn} />
        </main>
        <p className="text-center text-sm text-ink-soft lg:hidden">{t('promise.care')}</p>
      </div>
      <Promises />
    </div>
  );
}
