// The root of every page: language of the widgets, the cache, and the place for failures, questions and toasts.
import { memo, Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { Outlet, useHref, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { refresh } from '../../api/refresh.ts';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { useAfterFirstScreen } from '../../lib/use-after-first-screen.ts';
import { FailureHost } from '../failure/failure-host.tsx';
import { useLocale, useTexts } from '../text/use-texts.ts';
import { PortalLoading } from './portal-loading.tsx';
import { useScreenTitle } from './use-screen-title.ts';

const ToastRegion = lazyWhenOnline(async () => (await import('./toasts.tsx')).Toasts);

/** Loaded after the first screen; earlier toasts wait in the queue. A separate component, so only it renders again. */
function Toasts() {
  const isLater = useAfterFirstScreen();
  return <Suspense>{isLater && <ToastRegion />}</Suspense>;
}

// Events of the bank trigger the revalidation, so SWR does not do it on focus.
const reading = { revalidateOnFocus: false, shouldRetryOnError: false } as const;
const regions = { en: 'en-GB', id: 'id-ID' } as const;

function Title(): null {
  const shell = useTexts('shell');
  const title = [useScreenTitle(), shell('bank.name')].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

// Texts of the bank are in the language of their request, so a change of language reads all again.
function useRefreshOnLanguageChange(): void {
  const locale = useLocale();
  const asked = useRef(locale);
  useEffect(() => {
    if (asked.current !== locale) void refresh(() => true);
    asked.current = locale;
  }, [locale]);
}

/** Makes the links of the widgets use the router. */
function WidgetLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback((to: string) => void navigate(to), [navigate]);
  return (
    <RouterProvider navigate={follow} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}

// memo: the router renders its routes on every navigation, but this component does not depend on the address.
export const PortalRoot = memo(() => {
  const locale = useLocale();
  useRefreshOnLanguageChange();
  return (
    <I18nProvider locale={regions[locale]}>
      <Title />
      <SWRConfig value={reading}>
        <WidgetLinks>
          <Suspense fallback={<PortalLoading />}>
            <Outlet />
          </Suspense>
          <FailureHost />
        </WidgetLinks>
        <Toasts />
      </SWRConfig>
    </I18nProvider>
  );
});
