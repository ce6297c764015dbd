import { useEffect } from 'react';
import { QuestionHost } from '../confirm/question-host.tsx';
import { prepareQuietly } from './prepare-failures.ts';

const QUIET_MILLISECONDS = 3000;

/** Shows failures and questions. */
export function FailureHost() {
  useEffect(() => {
    const timer = setTimeout(prepareQuietly, QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return <QuestionHost />;
}
