import { useEffect, type ReactElement, type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { PopoverProps } from 'react-aria-components';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly description?: string;
  /** Keeps the action focusable but without effect, and shows the reason. */
  readonly disabledReason?: string;
  readonly isDanger?: boolean;
  /** Marks the current choice. */
  readonly isCurrent?: boolean;
  readonly href?: string;
  readonly onPress?: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly placement?: PopoverProps['placement'];
}

/** A menu and the Button or IconButton that opens it. */
export function Menu({ trigger, ...menu }: MenuProps & { readonly trigger: ReactElement }) {
  return (
    <MenuTrigger>
      {trigger}
      <MenuPopover {...menu} />
    </MenuTrigger>
  );
}

interface ActionMenuProps extends MenuProps {
  /** Any button; the caller opens the menu with it. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** When a menu closes, React Aria's lists move the focus to the card; this moves it to the button. */
function useFocusBack(trigger: ActionMenuProps['trigger']): void {
  useEffect(() => {
    const button = trigger.current;
    const keepFromList = (event: Event) => event.stopPropagation();
    button?.addEventListener('react-aria-focus-scope-restore', keepFromList);
    return () => button?.removeEventListener('react-aria-focus-scope-restore', keepFromList);
  }, [trigger]);
}

export function ActionMenu({ trigger, isOpen, onOpenChange, ...menu }: ActionMenuProps) {
  useFocusBack(trigger);
  return (
    <MenuPopover
      {...menu}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClose={() => onOpenChange(false)}
    />
  );
}

interface MenuPopoverProps extends MenuProps, Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> {
  readonly onClose?: () => void;
}

/** The reason of several actions, which is shown once. */
function sharedReason(actions: readonly MenuAction[]): string | undefined {
  const reasons = actions.flatMap(({ disabledReason }) => disabledReason ?? []);
  return reasons.find((reason, index) => reasons.indexOf(reason) !== index);
}

function MenuPopover({ label, actions, placement = 'bottom end', onClose, ...popover }: MenuPopoverProps) {
  const shared = sharedReason(actions);
  return (
    <Popover {...popover} placement={placement} className="floating overlay-motion max-w-80 min-w-48 overflow-auto p-1">
      {shared && (
        <p aria-hidden className="mb-1 border-b border-line px-2.5 py-1.5 text-sm text-ink-soft">
          {shared}
        </p>
      )}
      <AriaMenu aria-label={label} autoFocus={onClose && 'first'} onClose={onClose} className="outline-none">
        {actions.map((action, index) => [
          action.isDanger && index > 0 && !actions[index - 1]?.isDanger && (
            <Separator key={`${action.id}-line`} className="mx-2 my-1 h-px bg-line" />
          ),
          <ActionItem key={action.id} action={action} isReasonShown={action.disabledReason !== shared} />,
        ])}
      </AriaMenu>
    </Popover>
  );
}

function ActionItem({ action, isReasonShown }: { readonly action: MenuAction; readonly isReasonShown: boolean }) {
  const { id, label, icon, description, disabledReason, isDanger, isCurrent, href, onPress } = action;
  const isBlocked = Boolean(disabledReason);
  const remark = disabledReason ?? description;
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={isBlocked ? undefined : href}
      onAction={isBlocked ? undefined : onPress}
      shouldCloseOnSelect={!isBlocked}
      className={classes(
        'flex min-h-9 cursor-default items-start gap-2.5 rounded-md px-2.5 py-1.5 outline-none data-focused:bg-accent-soft pointer-coarse:min-h-11',
        isBlocked ? 'text-ink-soft' : isDanger && 'text-refused',
      )}
    >
      {icon && <Icon name={icon} className="mt-0.5" />}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {remark && (
          <span className={isBlocked && !isReasonShown ? 'sr-only' : 'block text-sm text-ink-soft'}>{remark}</span>
        )}
      </span>
      {isCurrent && <Icon name="check" size={16} className="mt-0.5 text-accent" />}
    </MenuItem>
  );
}
