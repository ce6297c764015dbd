import type { FromAccount } from '../../../../generated/types.ts';
import { accountText } from '../../../components/admin-resource/account-text.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
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

/** An account that is dragged into another group, or moved by its menu. */
export function AccountChip({ account }: { readonly account: FromAccount }) {
  const { dragged } = useEditor();
  const text = accountText(account);
  const trigger = (
    <Button variant="quiet" size="small" icon="wallet" className="figures">
      {text}
    </Button>
  );
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        dragged.current = { kind: 'account', account };
      }}
      className="cursor-grab"
    >
      <Menu label={text} trigger={trigger} actions={useAccountActions(account)} />
    </li>
  );
}
