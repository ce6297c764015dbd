import type { Page } from 'playwright-core';

const pages = new Set<Page>();

export function notePage(page: Page): void {
  pages.add(page);
  page.on('close', () => pages.delete(page));
}

/** Without those that were cleared for another story. */
export const openPages = (): readonly Page[] => [...pages].filter((page) => page.url() !== 'about:blank');
