import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'before'> {
  readonly revealLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ revealLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const label = isRevealed ? hideLabel : revealLabel;
  const toggle = () => setRevealed(!isRevealed);
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      type={isRevealed ? 'text' : 'password'}
      after={<IconButton icon={isRevealed ? 'eye-off' : 'eye'} label={label} size="small" onPress={toggle} />}
    />
  );
}
