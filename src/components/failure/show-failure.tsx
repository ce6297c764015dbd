import type { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { askQuestion, type Question } from '../confirm/questions.ts';
import { textOf } from '../text/use-texts.ts';
import { channelOf, type Channel } from './channel.ts';
import { factsOf, wordsOf } from './failure-texts.ts';
import { prepareFailures } from './prepare-failures.ts';

const pages: Readonly<Record<string, string>> = {
  '34': paths.systemError('34'),
  '404': paths.notFound,
  '504': paths.systemError('504'),
  '999': paths.systemError('999'),
  MAINTENANCE: paths.maintenance,
};

export const pageOf = (code: string): string => pages[code] ?? paths.systemError('500');

const endsSentence = /[.!?]$/;
const tones = { failed: 'refused', warning: 'wait', info: 'inform' } as const;

type Shown = Pick<Question, 'title' | 'message' | 'tone'>;

async function shownOf(error: ApiError): Promise<Shown> {
  const facts = await factsOf(error.code);
  const { title, description } = wordsOf(error);
  return {
    title: endsSentence.test(title) ? title : `${title}.`,
    message: <FailureMessage code={error.code} description={description} />,
    tone: tones[facts?.tone ?? 'failed'],
  };
}

function FailureMessage({ code, description }: { readonly code: string; readonly description: string }) {
  return (
    <>
      <p>{description}</p>
      <p className="figures text-xs text-ink-soft">{textOf('common')('failure.code', { code })}</p>
    </>
  );
}

type Buttons = Pick<Question, 'confirmLabel' | 'cancelLabel'>;

function buttonsOf(channel: Channel): Buttons {
  const t = textOf('common');
  if (channel === 'network') return { confirmLabel: t('action.retry'), cancelLabel: t('action.close') };
  if (channel === 'confirmation') return { confirmLabel: t('action.confirm'), cancelLabel: t('action.cancel') };
  return { confirmLabel: t('action.done') };
}

export async function channelFor(error: ApiError, isReading = false): Promise<Channel> {
  return channelOf(error, await factsOf(error.code), isReading);
}

/** Shows the failure in a dialog. Resolves to true if the user confirms or wants to try again. */
export async function askAbout(error: ApiError, channel: Channel): Promise<boolean> {
  await prepareFailures();
  const question = { ...(await shownOf(error)), ...buttonsOf(channel) };
  const isConfirmed = await askQuestion(question);
  return isConfirmed && (channel === 'confirmation' || channel === 'network');
}
