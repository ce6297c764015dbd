// Looks like Button but is a native button, for content that is painted before any script is loaded.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { Icon, type IconName } from './icons/icon.tsx';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

export function PlainButton({ children, variant, size, icon, className, ...button }: PlainButtonProps) {
  return (
    <button {...button} type="button" className={buttonClass(variant, size, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
