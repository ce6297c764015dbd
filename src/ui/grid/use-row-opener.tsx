// A row that opens a page is not a link itself: one hidden router link gets the address of the row and is clicked.
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-aria-components';
import type { DataTableProps } from '../table-types.ts';

interface RowOpener<Row> {
  readonly open: ((row: Row, event: MouseEvent | KeyboardEvent) => void) | undefined;
  readonly link: ReactNode;
}

export function useRowOpener<Row>({
  rowHref,
  onOpen,
}: Pick<DataTableProps<Row>, 'rowHref' | 'onOpen'>): RowOpener<Row> {
  const link = useRef<HTMLAnchorElement>(null);
  const [href, setHref] = useState('');
  if (!rowHref) return { open: onOpen, link: null };
  return {
    open(row, { ctrlKey, metaKey, shiftKey, altKey }) {
      flushSync(() => setHref(rowHref(row)));
      const keys = { ctrlKey, metaKey, shiftKey, altKey };
      link.current?.dispatchEvent(new globalThis.MouseEvent('click', { ...keys, bubbles: true, cancelable: true }));
    },
    link: <Link ref={link} href={href} className="hidden" />,
  };
}
