import { childrenOf, levelOf } from '../../../../domain/account-hierarchy.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuAction } from '../../../ui/menu.tsx';
import { AccountChip } from './account-chip.tsx';
import type { DraftGroup } from './chart-draft.ts';
import { accountsIn, useEditor } from './editor-context.ts';
import { moveTowards, possibleParents, type Direction } from './group-moves.ts';
import { MoveHandle } from './move-handle.tsx';
import { useDropOn } from './use-drop.ts';

interface GroupProps {
  readonly group: DraftGroup;
}

const directions: readonly Direction[] = ['up', 'down', 'in', 'out'];

function useGroupActions(group: DraftGroup): MenuAction[] {
  const t = useTexts('account-groups');
  const { chart, moveGroup } = useEditor();
  const steps = directions.flatMap((direction): MenuAction[] => {
    const one = moveTowards(chart, group, direction);
    return one ? [{ id: direction, label: t(`chart.${direction}`), onPress: () => moveGroup(group, one) }] : [];
  });
  const under = possibleParents(chart, group).map((parent): MenuAction => ({
    id: `under-${parent.id}`,
    label: t('chart.under', { name: parent.name }),
    onPress: () =>
      moveGroup(group, {
        kind: 'group',
        groupId: group.id,
        toParentId: parent.id,
        position: childrenOf(chart.groups, parent.id).length,
      }),
  }));
  return [...steps, ...under];
}

function GroupBox({ group }: GroupProps) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const editor = useEditor();
  const { place, handlers } = useDropOn(group);
  const accounts = accountsIn(editor, group.id);
  const actions = useGroupActions(group);
  const label = t('chart.menu', { name: group.name });
  const trigger = <IconButton icon="more" label={label} size="small" onPress={() => {}} />;
  return (
    <div
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        editor.dragged.current = { kind: 'group', group };
      }}
      {...handlers}
      className={classes(
        'flex cursor-grab flex-col gap-1 rounded-md border bg-surface px-3 py-2',
        place === 'inside' ? 'border-accent bg-accent-soft' : 'border-line',
        place === 'before' && 'border-t-4 border-t-accent',
      )}
    >
      <span className="flex items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2">
          <MoveHandle group={group} />
          <span className="min-w-0 font-semibold wrap-anywhere">{group.name}</span>
        </span>
        <span className="flex items-center gap-1 text-xs whitespace-nowrap text-ink-soft">
          {words('placed.level', { level: levelOf(editor.chart.groups, group.id) })}
          {actions.length > 0 && <Menu label={label} trigger={trigger} actions={actions} />}
        </span>
      </span>
      {accounts.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {accounts.map((account) => (
            <AccountChip key={account.id} account={account} />
          ))}
        </ul>
      )}
    </div>
  );
}

export function GroupBranch({ group }: GroupProps) {
  const { chart } = useEditor();
  const children = childrenOf(chart.groups, group.id);
  return (
    <li className="flex flex-col gap-2">
      <GroupBox group={group} />
      {children.length > 0 && (
        <ul className="ml-2 flex flex-col gap-2 border-l-2 border-line pl-3 sm:ml-4 sm:pl-4">
          {children.map((child) => (
            <GroupBranch key={child.id} group={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
