import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import type { CodedFailure } from '../../lib/coded-message.ts';
import { useLocale } from '../text/use-texts.ts';
import { canRetry, channelOf, type Channel } from './channel.ts';
import { factsOf, fieldText, loadFailureTexts, wordsOf, type FailureWords } from './failure-texts.ts';

/** Returns the short text of a code. The texts must be loaded; form shells do that in advance. */
export function useFieldText(): (failure: CodedFailure) => string {
  useLocale();
  const [, setReady] = useState(false);
  useEffect(() => {
    void loadFailureTexts().then(() => setReady(true));
  }, []);
  return fieldText;
}

export interface ReadingFailure extends FailureWords {
  readonly channel: Channel;
  readonly canRetry: boolean;
}

/** The texts that show a failed read in place; undefined until the texts are loaded. */
export function useReadingFailure(error: ApiError): ReadingFailure | undefined {
  const locale = useLocale();
  const [found, setFound] = useState<ReadingFailure>();
  useEffect(() => {
    let isWanted = true;
    const find = async () => {
      const facts = await factsOf(error.code);
      if (isWanted)
        setFound({ channel: channelOf(error, facts, true), canRetry: canRetry(error, facts), ...wordsOf(error) });
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [error, locale]);
  return found;
}
