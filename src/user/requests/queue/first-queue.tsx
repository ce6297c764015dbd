import { Navigate } from 'react-router-dom';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import { pathTo } from '../../../paths.ts';
import { queueFacts } from '../../../components/queue/queues.ts';

/** Redirects an address without a queue to the first queue that the user may open. */
export function Component() {
  const person = usePerson();
  const first = Object.values(queueFacts).find(({ list }) => mayOpenScreen(person, list));
  return <Navigate to={pathTo(first?.list ?? '/request/action-history')} replace />;
}
