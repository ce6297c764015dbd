import { useEffect, useRef } from 'react';

/** Finds an item by its id. Items of the previous search can still be chosen until the next answer arrives. */
export function useListedItem<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): (id: string) => Item | undefined {
  const listed = useRef(new Map<string, Item>());
  useEffect(() => {
    for (const item of items) listed.current.set(idOf(item), item);
  });
  return (id) => listed.current.get(id);
}
