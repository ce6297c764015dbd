import { useState } from 'react';
import { IconButton } from './icon-button.tsx';

interface AccountNumberProps {
  readonly masked: string;
  /** The unmasked number. If it is missing, there is nothing to reveal. */
  readonly full?: string;
  readonly revealLabel: string;
  readonly hideLabel: string;
}

export function AccountNumber({ masked, full, revealLabel, hideLabel }: AccountNumberProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <span className="figures inline-flex items-center gap-1 whitespace-nowrap">
      {isRevealed ? full : masked}
      {full && (
        <IconButton
          icon={isRevealed ? 'eye-off' : 'eye'}
          label={isRevealed ? hideLabel : revealLabel}
          size="small"
          onPress={() => setRevealed(!isRevealed)}
        />
      )}
    </span>
  );
}
