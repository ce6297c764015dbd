import { useEffect } from 'react';
import { firstScreenMilliseconds } from '../../lib/use-moment-later.ts';
import { QuestionHost } from '../confirm/question-host.tsx';
import { prepareQuietly } from './prepare-failures.ts';

/** Shows failures and questions. */
export function FailureHost() {
  useEffect(() => {
    const timer = setTimeout(prepareQuietly, firstScreenMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return <QuestionHost />;
}
