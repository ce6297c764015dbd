import type { AdminDecisionKind } from '../../../generated/types.ts';
import type { ButtonProps } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';

interface Looks {
  readonly icon: IconName;
  readonly variant: NonNullable<ButtonProps['variant']>;
}

export const decisionLooks: Readonly<Record<AdminDecisionKind, Looks>> = {
  approve: { icon: 'check', variant: 'primary' },
  reject: { icon: 'ban', variant: 'quiet-danger' },
  'send-to-repair': { icon: 'undo', variant: 'quiet' },
  repair: { icon: 'edit', variant: 'primary' },
  cancel: { icon: 'x', variant: 'quiet-danger' },
  'return-to-maker': { icon: 'undo', variant: 'quiet' },
};
