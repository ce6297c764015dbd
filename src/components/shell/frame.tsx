// The frame of the portal: side menu, top bar, the screen, and the dialogs above them.
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { KeyHost } from '../keys/key-host.tsx';
import { useShortcut } from '../keys/use-shortcut.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useResetScrollAndFocus } from './use-reset-scroll-and-focus.ts';

function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('k', 'keys.search', () => setOpen(true), { withControl: true });
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

function Footer() {
  const t = useTexts('shell');
  const { language } = useFormat();
  const year = new Intl.DateTimeFormat(language === 'ID' ? 'id' : 'en', { year: 'numeric' }).format();
  return (
    <footer className="mx-auto w-full max-w-7xl px-4 py-4 text-sm text-ink-soft sm:px-6">
      {t('footer', { year })}
    </footer>
  );
}

function ResetScrollAndFocus(): null {
  useResetScrollAndFocus(useLocation().pathname);
  return null;
}

/** The progress line while the next screen loads; the previous screen is shown until then. */
function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-40 h-0.5 origin-left animate-underway bg-accent" />;
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  const palette = usePalette();
  return (
    <div className="flex min-h-dvh pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <SideMenu />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar menu={<PhoneMenu />} onSearch={palette.open} />
        {/* Keeps the footer below the window, because answers of the bank would move it there anyway. */}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex min-h-[calc(100dvh-3.5rem)] w-full max-w-7xl min-w-0 flex-col gap-5 px-4 py-5 outline-none sm:px-6"
        >
          {children}
        </main>
        <Footer />
      </div>
      <NavigationProgress />
      <ResetScrollAndFocus />
      <KeyHost />
      {palette.isOpen && <PaletteHost onClose={palette.close} />}
    </div>
  );
}
