import type { FromAccount } from '../../../../generated/types.ts';
import { accountText } from '../../../../domain/account-text.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Menu, type MenuAction } from '../../../ui/menu.tsx';
import { useEditor } from './editor-context.ts';

function useAccountActions(account: FromAccount): MenuAction[] {
  const t = useTexts('account-groups');
  const { chart, moveAccount } = useEditor();
  const now = chart.accounts.get(account.id) ?? null;
  const into = chart.groups
    .filter(({ id }) => id !== now)
    .map(({ id, name }): MenuAction => ({
      id,
      label: t('chart.into', { name }),
      onPress: () => moveAccount(account, id),
    }));
  const out: MenuAction = { id: 'none', label: t('chart.takeOut'), onPress: () => moveAccount(account, null) };
  return [...into, ...(now === null ? [] : [out])];
}

/**
 * An account that is dragged into another group by its name, or moved by its menu. The menu has a button of its own: a
 * button opens its menu as soon as the mouse is pressed, so it cannot be dragged.
 */
export function AccountChip({ account }: { readonly account: FromAccount }) {
  const t = useTexts('account-groups');
  const { dragged } = useEditor();
  const text = accountText(account);
  const label = t('chart.menu', { name: text });
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        dragged.current = { kind: 'account', account };
      }}
      className="flex cursor-grab items-center gap-1.5 rounded-md border border-line bg-surface pl-2.5 text-sm"
    >
      <Icon name="wallet" size={16} className="shrink-0 text-ink-soft" />
      <span className="figures min-w-0 wrap-anywhere">{text}</span>
      <Menu
        label={label}
        trigger={<IconButton icon="more" label={label} size="small" onPress={() => {}} />}
        actions={useAccountActions(account)}
      />
    </li>
  );
}
