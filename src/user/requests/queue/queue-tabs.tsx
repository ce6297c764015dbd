import { NavLink } from 'react-router-dom';
import { countRequests } from '../../../../generated/calls/requests.ts';
import { useRead } from '../../../api/read.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { queueFacts, type Queue } from '../../../components/queue/queues.ts';

const queues = Object.keys(queueFacts) as Queue[];
const historyPath = '/request/action-history';

/** The user's queues as tabs, each with its number of requests. */
export function QueueTabs() {
  const t = useTexts('requests');
  const person = usePerson();
  const counts = useRead(countRequests, {}).data;
  const shown = queues.filter((queue) => mayOpenScreen(person, queueFacts[queue].list));
  const tabs = [
    ...shown.map((queue) => ({
      id: queue,
      label: t(`tab.${queue}`),
      href: pathTo(queueFacts[queue].list),
      count: counts?.[queueFacts[queue].count] ?? 0,
    })),
    { id: 'history', label: t('tab.history'), href: pathTo(historyPath), count: 0 },
  ];
  return (
    <LinkTabs
      label={t('tab.label')}
      tabs={tabs}
      renderLink={({ id, label, href, count }, className) => (
        <NavLink key={id} to={href} className={className} end>
          {label} <Badge count={count} label={t('tab.waiting', { count })} isQuiet />
        </NavLink>
      )}
    />
  );
}
