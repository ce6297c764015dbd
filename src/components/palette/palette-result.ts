export interface PaletteItem {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly to: string;
}

/** What the bank found for a search. */
export interface PaletteResult {
  readonly items: readonly PaletteItem[];
  readonly isLoading: boolean;
}

export const shortestSearch = 2;
export const mostOfAKind = 5;
