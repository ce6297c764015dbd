import useSWR from 'swr';
import type { PageRequest } from '../../generated/types.ts';
import { ask } from './ask.ts';
import type { Call, InputOf, OperationId, OutputOf } from './call.ts';
import { loadAllItems, type Paged } from './load-all-items.ts';
import type { ItemOf } from './pages.ts';
import { keyOf, throwUnlessApiError } from './read.ts';

const onePage = (page: PageRequest) => ({ body: { page } });
const silently = () => undefined;

/** Reads all pages of a list that a form needs whole. Returns undefined while they load. */
export function useEveryItem<Id extends OperationId>(
  call: Call<Id>,
  inputOf: (page: PageRequest) => InputOf<Id> = onePage as (page: PageRequest) => InputOf<Id>,
): readonly ItemOf<OutputOf<Id>>[] | undefined {
  const readPage = async (page: PageRequest) =>
    (await ask(call, inputOf(page))) as unknown as Paged<ItemOf<OutputOf<Id>>>;
  const key = keyOf(call, { everyPageOf: inputOf({}) });
  const { data, error } = useSWR(key, () => loadAllItems(readPage, silently));
  throwUnlessApiError(error);
  return data;
}
