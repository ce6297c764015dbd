import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { AppFrame } from '../ui/frame/app-frame.tsx';
import { RailLinks } from '../ui/frame/rail-links.tsx';
import type { RailGroup, RenderRailLink } from '../ui/frame/rail-types.ts';
import { Rail } from '../ui/frame/rail.tsx';
import { SearchButton } from '../ui/frame/search-button.tsx';
import { TopBar } from '../ui/frame/top-bar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { ActionSamples } from './gallery/actions.tsx';
import { FactSamples } from './gallery/facts.tsx';
import { FieldSamples } from './gallery/fields.tsx';
import { MessageSamples } from './gallery/messages.tsx';
import { PictureSamples } from './gallery/pictures.tsx';
import { TableSamples } from './gallery/tables.tsx';

const groups: readonly RailGroup[] = [
  {
    id: 'work',
    label: 'Work',
    items: [
      { id: 'home', label: 'Home', href: '#home', icon: 'home' },
      { id: 'tasks', label: 'To do', href: '#tasks', icon: 'tasks', badge: <Badge count={4} label="4 wait for you" /> },
      { id: 'accounts', label: 'Accounts', href: '#accounts', icon: 'wallet' },
    ],
  },
  {
    id: 'pay',
    label: 'Payments',
    items: [
      { id: 'local', label: 'Local transfer', href: '#local', icon: 'transfer' },
      { id: 'foreign', label: 'Foreign transfer', href: '#foreign', icon: 'globe' },
      { id: 'bulk', label: 'Bulk', href: '#bulk', icon: 'layers' },
    ],
  },
];

const renderLink: RenderRailLink = ({ id, href }, className, content) => (
  <a href={href} className={className} aria-current={id === 'home' ? 'page' : undefined}>
    {content}
  </a>
);

/** Every component in its states, for those who build screens with them. */
export function UiGallery() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <AppFrame
      skipLabel="Skip to the content"
      rail={<SampleRail />}
      topBar={<SampleBar onMenu={() => setMenuOpen(true)} />}
    >
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} side="start" title="Menu" closeLabel="Close">
        <RailLinks groups={groups} renderLink={renderLink} />
      </Drawer>
      <PageHeader
        title="The components"
        breadcrumbs={[<a href="#sandbox">Sandbox</a>]}
        breadcrumbsLabel="Where you are"
        description="Each in its states, in the theme of your system or the one you choose."
        tag={<StatusTag tone="inform">Sandbox</StatusTag>}
        actions={<ThemeButton />}
      />
      <FactSamples />
      <TableSamples />
      <FieldSamples />
      <PictureSamples />
      <MessageSamples />
      <ActionSamples />
      <ToastRegion label="Notifications" closeLabel="Close" />
    </AppFrame>
  );
}

function SampleRail() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <Rail
      label="Menu"
      groups={groups}
      renderLink={renderLink}
      isCollapsed={isCollapsed}
      onToggle={() => setCollapsed(!isCollapsed)}
      collapseLabel="Narrow the menu"
      expandLabel="Widen the menu"
      brand={<span className="text-lg font-extrabold text-accent">Bank</span>}
      shortBrand={<span className="text-lg font-extrabold text-accent">B</span>}
    />
  );
}

function SampleBar({ onMenu }: { readonly onMenu: () => void }) {
  return (
    <TopBar
      label="Tools"
      menuLabel="Open the menu"
      onMenu={onMenu}
      search={<SearchButton label="Search or go to" shortcut="Ctrl K" onPress={() => undefined} />}
    >
      <IconButton icon="language" label="Language" />
      <IconButton icon="bell" label="Inbox" />
      <IconButton icon="user" label="Profile" />
    </TopBar>
  );
}

function toggleTheme() {
  const root = document.documentElement;
  root.dataset['theme'] = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
}

function ThemeButton() {
  return (
    <Button variant="quiet" icon="moon" onPress={toggleTheme}>
      Light or dark
    </Button>
  );
}
