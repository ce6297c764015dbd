import type { PageInfo, PageRequest } from '../../generated/types.ts';

export interface Paged<Item = unknown> {
  readonly items: readonly Item[];
  readonly page: Pick<PageInfo, 'nextCursor'> & Partial<PageInfo>;
}

/** What the contract allows at most. */
const LARGEST_PAGE = 100;

/** Every item of a list, page after page from the first; rejects with the failure of the page that failed. */
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
