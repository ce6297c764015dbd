import { useTexts } from '../../../components/text/use-texts.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { usePhone } from '../../../ui/use-media.ts';

export interface Offer extends ButtonProps {
  readonly id: string;
  readonly children: string;
  readonly isOffered: boolean;
}

interface OfferedActionsProps {
  /** Put the most important action last. */
  readonly offers: readonly Offer[];
}

const roomOnPhone = 2;

function MoreActions({ offers }: OfferedActionsProps) {
  const common = useTexts('common');
  const label = common('action.more');
  const actions = offers.map(({ id, children, icon, onPress }) => ({
    id,
    label: children,
    ...(icon && { icon }),
    ...(onPress && { onPress }),
  }));
  const trigger = <IconButton icon="more" label={label} className="max-sm:grow-0!" />;
  return <Menu label={label} placement="top start" actions={actions} trigger={trigger} />;
}

/** A phone has room for two actions; the others are in a menu. */
export function OfferedActions({ offers }: OfferedActionsProps) {
  const isFull = usePhone() && offers.length > roomOnPhone + 1;
  const inMenu = isFull ? offers.slice(0, -roomOnPhone) : [];
  return (
    <>
      {inMenu.length > 0 && <MoreActions offers={inMenu} />}
      {offers.slice(inMenu.length).map(({ id, isOffered, ...button }) => isOffered && <Button key={id} {...button} />)}
    </>
  );
}
