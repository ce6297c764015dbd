import { useEffect, useState } from 'react';
import type { PageRequest } from '../../../generated/types.ts';
import type { Call, InputOf, OperationId, OutputOf } from '../../api/call.ts';
import { usePages, type Pages } from '../../api/pages.ts';
import { searchText } from '../../lib/search-text.ts';

const PAGE = 10;
const FEWEST_LETTERS = 3;
const NEXT_PAGE_MILLISECONDS = 1000;

export type LookupInput<Id extends OperationId> = (search: string | undefined, page: PageRequest) => InputOf<Id>;

export interface Lookup<Output> {
  readonly pages: Pages<Output>;
  /** False while the list contains everything, because nothing or too little was typed. */
  readonly isSearched: boolean;
  search(text: string): void;
  /** Loads the next page after a pause, so that a quick scroll does not load everything. */
  loadMore(): void;
}

/** Choices that the bank searches and pages. Loads further pages while `wants` returns true. */
export function useLookup<Id extends OperationId>(
  call: Call<Id>,
  inputOf: LookupInput<Id> | null,
  wants: (pages: Pages<OutputOf<Id>>) => boolean,
): Lookup<OutputOf<Id>> {
  const [text, setText] = useState('');
  const [moreOf, setMoreOf] = useState<string>();
  const cleaned = searchText(text).trim();
  const search = cleaned.length >= FEWEST_LETTERS ? cleaned : undefined;
  const pages = usePages(call, inputOf && ((page) => inputOf(search, page)), PAGE);
  const { loadMore, isLoading, isLoadingMore, hasMore } = pages;
  const question = JSON.stringify(inputOf?.(search, {}));

  // The next page of an earlier question would be stored as an answer to this one.
  useEffect(() => {
    if (moreOf === undefined || moreOf !== question) return;
    const timer = setTimeout(() => {
      setMoreOf(undefined);
      loadMore();
    }, NEXT_PAGE_MILLISECONDS);
    return () => clearTimeout(timer);
    // The pause must restart only when more is wanted.
  }, [moreOf, question]);

  const isSought = search === undefined && hasMore && !isLoading && !isLoadingMore && wants(pages);
  useEffect(() => {
    if (isSought) loadMore();
  }, [isSought]);

  return { pages, isSearched: search !== undefined, search: setText, loadMore: () => setMoreOf(question) };
}
