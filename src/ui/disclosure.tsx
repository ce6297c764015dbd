import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { Icon } from './icons/icon.tsx';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

export function Disclosure({ title, children, aside, isOpenAtFirst, isOpen, onOpenChange }: DisclosureProps) {
  return (
    <AriaDisclosure
      defaultExpanded={isOpenAtFirst}
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
      className="group border-b border-line last:border-0"
    >
      <Heading level={2} className="flex items-center">
        <Button
          slot="trigger"
          className="focus-ring flex min-h-10 flex-1 items-center gap-2 rounded-md py-1.5 text-left font-semibold"
        >
          <Icon
            name="chevron-right"
            size={16}
            className="text-ink-soft transition-transform group-data-expanded:rotate-90"
          />
          {title}
        </Button>
        {aside}
      </Heading>
      <DisclosurePanel>
        <div className="pb-4 pl-6">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
