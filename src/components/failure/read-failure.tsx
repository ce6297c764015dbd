import { Navigate } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';
import { ToNotFound } from './to-not-found.tsx';
import { pageOf } from './show-failure.tsx';
import { useReadingFailure } from './use-failure-words.ts';

// A malformed request, so the address itself is wrong: the screen does not exist.
const unreadable = 400;

interface ReadFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** True if the screen has no content without this data. A failure that has its own page then opens that page. */
  readonly fillsScreen?: boolean;
}

/** Shown in place of the data. An ended session is shown elsewhere. */
export function ReadFailure({ error, onRetry, fillsScreen = false }: ReadFailureProps) {
  const t = useTexts('common');
  const failure = useReadingFailure(error);
  if (!failure || failure.channel === 'session') return null;
  if (fillsScreen && error.status === unreadable) return <ToNotFound />;
  if (fillsScreen && failure.channel === 'page') return <Navigate to={pageOf(error.code)} replace />;
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Icon name="warning" size={32} className="text-refused" />
      <p className="text-lg font-semibold text-balance">{failure.title}</p>
      <p className="max-w-prose text-ink-soft text-pretty">{failure.description}</p>
      {failure.canRetry && (
        <PlainButton variant="quiet" icon="refresh" onClick={onRetry}>
          {t('action.retry')}
        </PlainButton>
      )}
    </div>
  );
}
