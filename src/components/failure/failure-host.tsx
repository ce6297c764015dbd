import { useEffect } from 'react';
import { afterFirstScreen } from '../../lib/after-first-screen.ts';
import { QuestionHost } from '../confirm/question-host.tsx';
import { prepareQuietly } from './prepare-failures.ts';

/** Renders the dialogs for failures and questions. */
export function FailureHost() {
  useEffect(() => afterFirstScreen(prepareQuietly), []);
  return <QuestionHost />;
}
