import { loadWhenOnline } from '../../lib/lazy-when-online.ts';
import { loadQuestionDialog } from '../confirm/question-host.tsx';
import { loadFailureTexts } from './failure-texts.ts';

/** Brings what failures are told with while there is a network: without one it would be too late. */
export const prepareFailures = (): Promise<unknown> =>
  loadWhenOnline(() => Promise.all([loadFailureTexts(), loadQuestionDialog()]));

// The first failure asks for it again.
const askedAgain = () => undefined;

export const prepareQuietly = (): void => void prepareFailures().catch(askedAgain);
