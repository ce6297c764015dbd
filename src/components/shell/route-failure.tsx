// Replaces a screen that failed or could not be loaded; the rest of the portal still works.
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Icon } from '../../ui/icons/icon.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { useTexts } from '../text/use-texts.ts';

/** Without a network, a reload would replace the portal by an error page of the browser. */
function reload(): void {
  if (navigator.onLine) location.reload();
}

export function RouteFailure() {
  const error = useRouteError();
  const t = useTexts('shell');
  const [why] = useState<'broken' | 'offline'>(() => (navigator.onLine ? 'broken' : 'offline'));
  useEffect(() => {
    if (why === 'broken' && !isRouteErrorResponse(error)) reportError(error);
  }, [error, why]);
  useEffect(() => {
    if (why === 'offline') addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [why]);
  return (
    <section role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Icon name="warning" size={32} className="text-refused" />
      <h1 className="text-lg font-semibold text-balance">{t(`${why}.title`)}</h1>
      <p className="max-w-prose text-ink-soft">{t(`${why}.text`)}</p>
      <PlainButton variant="quiet" icon="refresh" onClick={reload}>
        {t(`${why}.again`)}
      </PlainButton>
    </section>
  );
}
