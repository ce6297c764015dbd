// The look of Button on the platform's own button, for what is painted first: it needs no script of its own.
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
