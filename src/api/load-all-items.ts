import type { PageInfo, PageRequest } from '../../generated/types.ts';

export interface Paged<Item = unknown> {
  readonly items: readonly Item[];
  readonly page: Pick<PageInfo, 'nextCursor'> & Partial<PageInfo>;
}

/** The largest page that the contract allows. */
const LARGEST_PAGE = 100;

/** Reads all pages of a list and returns their items. Rejects if one page fails. */
export async function loadAllItems<Item>(
  readPage: (page: PageRequest) => Promise<Paged<Item>>,
  onRead: (count: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const read = await readPage({ size: LARGEST_PAGE, ...(cursor && { cursor }) });
    items.push(...read.items);
    onRead(items.length);
    cursor = read.page.nextCursor;
  }
  return items;
}
