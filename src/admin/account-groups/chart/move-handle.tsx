import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { DraftGroup } from './chart-draft.ts';
import { useEditor } from './editor-context.ts';
import { moveTowards, type Direction } from './group-moves.ts';

const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Takes the arrow keys; the focus follows the group to its new place, where React draws the handle anew. */
export function MoveHandle({ group }: { readonly group: DraftGroup }) {
  const t = useTexts('account-groups');
  const { chart, focused, moveGroup } = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused.current !== group.id) return;
    focused.current = null;
    button.current?.focus();
  });
  function onKeyDown(event: KeyboardEvent): void {
    const direction = keys[event.key];
    if (!direction) return;
    event.preventDefault();
    const one = moveTowards(chart, group, direction);
    if (!one) return;
    focused.current = group.id;
    moveGroup(group, one);
  }
  return (
    <button
      ref={button}
      type="button"
      data-group={group.id}
      aria-label={t('chart.handle', { name: group.name })}
      title={t('chart.handle', { name: group.name })}
      onKeyDown={onKeyDown}
      className="focus-ring grid size-7 shrink-0 cursor-grab place-items-center rounded-md text-ink-soft hover:bg-sunken pointer-coarse:size-11"
    >
      <Icon name="menu" size={16} />
    </button>
  );
}
