import { useEffect } from 'react';
import { loadQuestionDialog, QuestionHost } from '../confirm/question-host.tsx';
import { loadFailureTexts } from './failure-texts.ts';

const QUIET_MILLISECONDS = 3000;

/** Shows failures and questions. Brings what they need while there is a network: without one it would be too late. */
export function FailureHost() {
  useEffect(() => {
    const prepare = () => void Promise.all([loadFailureTexts(), loadQuestionDialog()]).catch(() => undefined);
    const timer = setTimeout(prepare, QUIET_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return <QuestionHost />;
}
