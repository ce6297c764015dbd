import { Suspense, useSyncExternalStore } from 'react';
import { comesLater } from '../../lib/comes-later.ts';
import { firstQuestion, onQuestions } from './questions.ts';

export const loadQuestionDialog = async () => (await import('./question-dialog.tsx')).QuestionDialog;
const QuestionDialog = comesLater(loadQuestionDialog);

/** Shows the question that waits; stands once, around everything. */
export function QuestionHost() {
  const question = useSyncExternalStore(onQuestions, firstQuestion, firstQuestion);
  if (!question) return null;
  return (
    <Suspense>
      <QuestionDialog key={question.id} question={question} />
    </Suspense>
  );
}
