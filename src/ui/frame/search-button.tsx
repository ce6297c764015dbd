import { Button } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { Kbd } from '../kbd.tsx';

interface SearchButtonProps {
  readonly label: string;
  /** The key that does the same: "Ctrl K". */
  readonly shortcut: string;
  readonly onPress: () => void;
}

export function SearchButton({ label, shortcut, onPress }: SearchButtonProps) {
  return (
    <Button
      onPress={onPress}
      className="focus-ring flex min-h-9 w-full max-w-md items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 text-left text-ink-soft transition-colors hover:bg-sunken"
    >
      <Icon name="search" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="hidden sm:block">
        <Kbd>{shortcut}</Kbd>
      </span>
    </Button>
  );
}
