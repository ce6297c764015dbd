import { useTexts } from '../text/use-texts.ts';
import { askQuestion, type Question } from './questions.ts';

type Asked = Omit<Question, 'confirmLabel' | 'cancelLabel'> & Partial<Pick<Question, 'confirmLabel' | 'cancelLabel'>>;

/** Asks in a dialog: `if (await confirm({ title, message })) …` */
export function useConfirm(): (question: Asked) => Promise<boolean> {
  const t = useTexts('common');
  return (question) => askQuestion({ confirmLabel: t('action.confirm'), cancelLabel: t('action.cancel'), ...question });
}
