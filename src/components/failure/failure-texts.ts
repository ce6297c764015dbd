// The texts of codes come with the first failure, or in a quiet moment, so that they are there without a network.
import type { ErrorFacts } from '../../../generated/error-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { CodedFailure } from '../../lib/coded-message.ts';
import { loadWhenOnline } from '../../lib/lazy-when-online.ts';
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

function catalogued(key: string, parameters: CodedFailure['parameters']): string | undefined {
  return i18n.exists(key, { ns: 'errors' }) ? i18n.t(key, { ns: 'errors', ...parameters }) : undefined;
}

/** Of an unknown code the server's own sentence is shown; a code that stands for its sentence says to repair. */
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

/** The short form, for a place under a field: what to do, or just that something is missing. */
export function fieldText({ code, parameters }: CodedFailure): string {
  return catalogued(`${code}.${code === MISSING ? 'title' : 'description'}`, parameters) ?? code;
}
