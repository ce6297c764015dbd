import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ScreenPath } from '../../../generated/screens.ts';
import { pathTo } from '../../paths.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Section } from '../../ui/section.tsx';
import type { Namespace, TextKey } from '../text/namespaces.ts';
import { useTexts } from '../text/use-texts.ts';
import type { MenuEntry } from './menus.ts';
import { usePerson } from './person.ts';
import { menuSetOf, shownMenu } from './shown-menu.ts';
import { useEntryName } from './use-entry-name.ts';

export interface ServiceLook<Name extends Namespace> {
  readonly icon: IconName;
  /** One sentence that says what the service is for. */
  readonly purpose: TextKey<Name>;
}

interface TileProps {
  readonly entry: MenuEntry;
  readonly icon: IconName;
  readonly purpose: string | undefined;
}

/** The whole tile can be clicked, but only its name is the name of the link. */
function ServiceTile({ entry, icon, purpose }: TileProps) {
  const nameOf = useEntryName();
  const purposeId = useId();
  return (
    <li className="relative flex items-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-raise transition-colors hover:border-accent">
      <Icon name={icon} size={20} className="mt-0.5 text-accent" />
      <div className="min-w-0">
        <Link
          to={pathTo(entry.path)}
          aria-describedby={purposeId}
          className="rounded-sm font-semibold after:absolute after:inset-0"
        >
          {nameOf(entry)}
        </Link>
        <p id={purposeId} className="text-sm text-ink-soft">
          {purpose}
        </p>
      </div>
    </li>
  );
}

interface ServiceTilesProps<Name extends Namespace> {
  readonly groups: readonly string[];
  readonly namespace: Name;
  readonly looks: Readonly<Partial<Record<ScreenPath, ServiceLook<Name>>>>;
}

/** What a user may open, as tiles, by group of the menu. */
export function ServiceTiles<Name extends Namespace>({ groups, namespace, looks }: ServiceTilesProps<Name>) {
  const shell = useTexts('shell');
  const t = useTexts(namespace);
  const person = usePerson();
  const shown = shownMenu(person, menuSetOf(person)).filter(({ label }) => groups.includes(label));
  const tile = (entry: MenuEntry, group: IconName) => {
    const look = looks[entry.path];
    return <ServiceTile key={entry.path} entry={entry} icon={look?.icon ?? group} purpose={look && t(look.purpose)} />;
  };
  return shown.map(({ label, icon, entries }) => (
    <Section key={label} title={shell(label)}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{entries.map((entry) => tile(entry, icon))}</ul>
    </Section>
  ));
}
