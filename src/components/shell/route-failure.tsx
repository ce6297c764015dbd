// A screen that broke is said to have broken; the rest of the portal goes on.
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useTexts } from '../text/use-texts.ts';

export function RouteFailure() {
  const error = useRouteError();
  const t = useTexts('shell');
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  return (
    <section role="alert" className="mx-auto grid max-w-xl gap-3 p-8">
      <h1 className="text-xl font-semibold">{t('broken.title')}</h1>
      <p className="text-ink-soft">{t('broken.text')}</p>
      <p>
        <button
          type="button"
          className="rounded-md border border-line px-4 py-2 font-semibold text-accent"
          onClick={() => location.reload()}
        >
          {t('broken.again')}
        </button>
      </p>
    </section>
  );
}
