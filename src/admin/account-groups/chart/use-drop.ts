// Drops a group or an account on a box: near its upper edge before it, otherwise into it.
import { useState, type DragEvent } from 'react';
import { childrenOf } from '../../../../domain/account-hierarchy.ts';
import type { DraftGroup } from './chart-draft.ts';
import { useEditor } from './editor-context.ts';

type Place = 'before' | 'inside';

const edge = 0.3;

function placeOf(event: DragEvent<HTMLElement>, isGroup: boolean): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return isGroup && event.clientY - top < height * edge ? 'before' : 'inside';
}

export function useDropOn(group: DraftGroup) {
  const editor = useEditor();
  const [place, setPlace] = useState<Place>();
  function dropGroup(moved: DraftGroup, at: Place): void {
    const siblings = childrenOf(editor.chart.groups, group.parentId).filter(({ id }) => id !== moved.id);
    const [toParentId, position] =
      at === 'before'
        ? [group.parentId, siblings.findIndex(({ id }) => id === group.id)]
        : [group.id, childrenOf(editor.chart.groups, group.id).length];
    editor.moveGroup(moved, { kind: 'group', groupId: moved.id, toParentId, position });
  }
  return {
    place,
    handlers: {
      onDragOver(event: DragEvent<HTMLElement>) {
        const { current } = editor.dragged;
        if (!current) return;
        event.preventDefault();
        event.stopPropagation();
        setPlace(placeOf(event, current.kind === 'group'));
      },
      onDragLeave: () => setPlace(undefined),
      onDrop(event: DragEvent<HTMLElement>) {
        event.preventDefault();
        event.stopPropagation();
        const { current } = editor.dragged;
        editor.dragged.current = null;
        setPlace(undefined);
        if (current?.kind === 'account') editor.moveAccount(current.account, group.id);
        if (current?.kind === 'group' && current.group.id !== group.id) dropGroup(current.group, placeOf(event, true));
      },
    },
  };
}
