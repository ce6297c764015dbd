import { Navigate } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';
import { pageOf } from './show-failure.tsx';
import { useReadingFailure } from './use-failure-words.ts';

// Such a screen is asked for by its address alone: one that the bank cannot even read leads nowhere.
const unreadable = '400';

interface ReadFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** The screen is nothing without this reading: a failure with a page of its own opens that page. */
  readonly fillsScreen?: boolean;
}

/** Stands where the data would stand. An ended session is told elsewhere. */
export function ReadFailure({ error, onRetry, fillsScreen = false }: ReadFailureProps) {
  const t = useTexts('common');
  const failure = useReadingFailure(error);
  if (!failure || failure.channel === 'session') return null;
  if (fillsScreen && error.code === unreadable) return <Navigate to={paths.notFound} replace />;
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
