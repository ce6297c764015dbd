import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { loadWhenOnline } from '../../lib/lazy-when-online.ts';
import { useLocale } from '../text/use-texts.ts';
import { canRetry, channelOf, type Channel } from './channel.ts';
import { factsOf, failureTitle, fieldText, loadFailureTexts, wordsOf, type FailureWords } from './failure-texts.ts';

/** Shows the texts as soon as they are there; form shells load them in advance. */
function useLoadedTexts<Text>(text: Text): Text {
  useLocale();
  const [, setReady] = useState(false);
  useEffect(() => {
    void loadWhenOnline(loadFailureTexts).then(() => setReady(true));
  }, []);
  return text;
}

export const useFieldText = () => useLoadedTexts(fieldText);
export const useFailureTitle = () => useLoadedTexts(failureTitle);

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
