import type { PageInfo, PageRequest } from '../../generated/types.ts';

interface ReadPage<Item> {
  readonly items: readonly Item[];
  readonly page: Pick<PageInfo, 'nextCursor'>;
}

const largestPage = 100;

/** Reads all pages of a list and returns all items, for a file. */
export async function everyItem<Item>(readPage: (page: PageRequest) => Promise<ReadPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items: found, page } = await readPage({ size: largestPage, ...(cursor && { cursor }) });
    items.push(...found);
    cursor = page.nextCursor;
  }
  return items;
}
