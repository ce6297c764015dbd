import { loadWhenOnline } from '../../lib/lazy-when-online.ts';
import { loadQuestionDialog } from '../confirm/question-host.tsx';
import { loadFailureTexts } from './failure-texts.ts';

/** Loads the error texts and the dialog while the browser is online, because they are needed when it is offline. */
export const prepareFailures = (): Promise<unknown> =>
  Promise.all([loadWhenOnline(loadFailureTexts), loadWhenOnline(loadQuestionDialog)]);

// If this fails, the first failure loads them again.
const askedAgain = () => undefined;

export const prepareQuietly = (): void => void prepareFailures().catch(askedAgain);
