import { Link } from 'react-router-dom';
import { pathTo } from '../../paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { useTexts } from '../text/use-texts.ts';
import { usePerson } from './person.ts';
import { menuSetOf, shownMenu } from './shown-menu.ts';
import { useEntryName } from './use-entry-name.ts';

/** What a user may open, as tiles, by group of the menu. */
export function ServiceTiles({ groups }: { readonly groups: readonly string[] }) {
  const shell = useTexts('shell');
  const nameOf = useEntryName();
  const person = usePerson();
  const shown = shownMenu(person, menuSetOf(person)).filter(({ label }) => groups.includes(label));
  return shown.map(({ label, icon, entries }) => (
    <Section key={label} title={shell(label)}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              to={pathTo(entry.path)}
              className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-4 font-semibold shadow-raise transition-colors hover:border-accent"
            >
              <Icon name={icon} size={20} className="text-accent" />
              {nameOf(entry)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  ));
}
