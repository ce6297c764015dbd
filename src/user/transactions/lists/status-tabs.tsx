import { NavLink } from 'react-router-dom';
import { countTransactions } from '../../../../generated/calls/transactions.ts';
import { useRead } from '../../../api/read.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { statusTabs } from '../transaction-tabs.ts';

/** The six lists as tabs, each with its number of transactions. */
export function StatusTabs() {
  const t = useTexts('transactions');
  const person = usePerson();
  const counts = useRead(countTransactions, { body: {} }).data;
  const shown = statusTabs.filter(({ path }) => mayOpenScreen(person, path));
  return (
    <LinkTabs
      label={t('list.tabs')}
      tabs={shown.map(({ id, path }) => ({ id, label: t(`tab.${id}`), href: pathTo(path) }))}
      renderLink={({ id, label, href }, className) => (
        <NavLink key={id} to={href} className={className}>
          {label} <Badge isQuiet count={counts?.[id] ?? 0} label="" />
        </NavLink>
      )}
    />
  );
}
