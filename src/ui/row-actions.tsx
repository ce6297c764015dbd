import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';
import type { MenuAction } from './menu.tsx';

interface RowActionsProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

export function RowActions({ label, actions }: RowActionsProps) {
  if (actions.length === 0) return null;
  return <Menu label={label} actions={actions} trigger={<IconButton icon="more" label={label} size="small" />} />;
}
