import { Suspense, useSyncExternalStore } from 'react';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { firstQuestion, onQuestions } from './questions.ts';

export const loadQuestionDialog = async () => (await import('./question-dialog.tsx')).QuestionDialog;
const QuestionDialog = lazyWhenOnline(loadQuestionDialog);

/** Shows the current question. Used once, around the whole application. */
export function QuestionHost() {
  const question = useSyncExternalStore(onQuestions, firstQuestion, firstQuestion);
  if (!question) return null;
  return (
    <Suspense>
      <QuestionDialog key={question.id} question={question} />
    </Suspense>
  );
}
