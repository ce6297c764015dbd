import { Link } from 'react-router-dom';
import { usePerson } from '../../components/shell/person.ts';
import { menuSetOf, shownMenu } from '../../components/shell/shown-menu.ts';
import { useEntryName } from '../../components/shell/use-entry-name.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';

const groupsOfServices: readonly string[] = ['menu.services', 'menu.company', 'menu.downloads'];

/** All that an administrator can set up, by group. */
export function Component() {
  const t = useTexts('home');
  const shell = useTexts('shell');
  const screens = useTexts('screens');
  const nameOf = useEntryName();
  const person = usePerson();
  const groups = shownMenu(person, menuSetOf(person)).filter(({ label }) => groupsOfServices.includes(label));
  return (
    <>
      <PageHeader title={screens('adminServices')} description={t('services.intro')} />
      {groups.map(({ label, icon, entries }) => (
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
      ))}
    </>
  );
}
