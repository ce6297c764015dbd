import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { PublicLanguageSwitch } from './public-language-switch.tsx';

interface PublicPageProps {
  readonly children: ReactNode;
  readonly isWide?: boolean;
}

/** The frame of every page that needs no login. */
export function PublicPage({ children, isWide = false }: PublicPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-5xl items-center justify-between gap-4 px-5 py-5">
        <Brand />
        <PublicLanguageSwitch />
      </header>
      <main className="grid flex-1 content-center px-5 pb-16">
        <div
          className={`mx-auto w-full rounded-lg border border-line bg-surface p-6 shadow-raise sm:p-8 ${isWide ? 'max-w-2xl' : 'max-w-md'}`}
        >
          {children}
        </div>
      </main>
    </div>
  );
}
