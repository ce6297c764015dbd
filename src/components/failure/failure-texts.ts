// The texts of error codes. They load with the first failure or when the browser is idle, so that they also exist
// offline.
import type { ErrorFacts } from '../../../generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { CodedFailure } from '../../lib/coded-message.ts';
import { loadWhenOnline } from '../../lib/lazy-when-online.ts';
import { unbrokenAmount } from '../../lib/money-text.ts';
import { i18n, loadTexts } from '../text/texts.ts';
import { textOf } from '../text/use-texts.ts';

type Catalogue = Readonly<Record<string, ErrorFacts | undefined>>;

const loadCatalogue = (): Promise<Catalogue> =>
  import('../../../generated/error-codes.ts').then(({ errorCatalogue }) => errorCatalogue);

export async function loadFailureTexts(): Promise<Catalogue> {
  const [catalogue] = await Promise.all([loadCatalogue(), loadTexts('errors', 'common')]);
  return catalogue;
}

export async function factsOf(code: string): Promise<ErrorFacts | undefined> {
  return (await loadWhenOnline(loadFailureTexts))[code];
}

export interface FailureWords {
  readonly title: string;
  readonly description: string;
}

function unbroken(parameters: CodedFailure['parameters'] = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).map(([name, text]) => [name, unbrokenAmount(text)]));
}

function catalogued(key: string, parameters: CodedFailure['parameters']): string | undefined {
  return i18n.exists(key, { ns: 'errors' }) ? i18n.t(key, { ns: 'errors', ...unbroken(parameters) }) : undefined;
}

/**
 * For an unknown code, returns the server's sentence; if the server sent only the code, a general sentence with the
 * code.
 */
function sentenceOf({ code, description }: Pick<ApiError, 'code' | 'description'>): string {
  const says = description.trim();
  return says === '' || says === code ? textOf('common')('failure.repair', { code }) : says;
}

export function wordsOf(error: Pick<ApiError, 'code' | 'description' | 'parameters'>): FailureWords {
  const { code, parameters } = error;
  return {
    title: catalogued(`${code}.title`, parameters) ?? textOf('common')('failure.title'),
    description: catalogued(`${code}.description`, parameters) ?? sentenceOf(error),
  };
}

const MISSING = '9090';

/** The short text for a place under a field: what to do, or only that a value is missing. */
export function fieldText({ code, parameters }: CodedFailure): string {
  return catalogued(`${code}.${code === MISSING ? 'title' : 'description'}`, parameters) ?? code;
}

/** The name of a failure, for a place without room or parameters for what to do about it. */
export const failureTitle = (code: string): string => catalogued(`${code}.title`, undefined) ?? code;
