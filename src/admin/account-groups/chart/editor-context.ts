// What the boxes of the chart editor share.
import { createContext, use, type RefObject } from 'react';
import type { GroupMove } from '../../../../domain/account-hierarchy.ts';
import type { FromAccount } from '../../../../generated/types.ts';
import type { ChartDraft, DraftGroup } from './chart-draft.ts';

export type Dragged =
  | { readonly kind: 'group'; readonly group: DraftGroup }
  | { readonly kind: 'account'; readonly account: FromAccount };

export interface Editor {
  readonly chart: ChartDraft;
  readonly accounts: readonly FromAccount[];
  /** What the mouse holds; in a ref, so that a drag does not render the chart. */
  readonly dragged: RefObject<Dragged | null>;
  /** The group whose handle takes the focus after its move. */
  readonly focused: RefObject<string | null>;
  moveGroup(group: DraftGroup, one: GroupMove): void;
  moveAccount(account: FromAccount, toGroupId: string | null): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A box of the chart is outside its editor');
  return editor;
}

export const accountsIn = ({ chart, accounts }: Editor, groupId: string | null): FromAccount[] =>
  accounts.filter(({ id }) => (chart.accounts.get(id) ?? null) === groupId);
