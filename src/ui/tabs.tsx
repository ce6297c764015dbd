import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

export const TAB_LIST = 'relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]';
/** Also used for router links inside LinkTabs, where `aria-current` marks the page. */
export const TAB =
  'focus-ring -mb-px flex min-h-9 cursor-pointer items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 py-1.5 font-medium whitespace-nowrap text-ink-soft outline-offset-[-3px] transition-colors hover:text-ink data-selected:border-accent data-selected:font-semibold data-selected:text-accent aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent data-disabled:cursor-not-allowed data-disabled:opacity-50';

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => onChange?.(String(key))}
      className="flex min-w-0 flex-col"
    >
      <TabList aria-label={label} className={TAB_LIST}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled} className={TAB}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="focus-ring rounded-md pt-4">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
