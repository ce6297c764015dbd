import { useSearchParams } from 'react-router-dom';
import { usePerson } from '../../components/shell/person.ts';
import { useScreenTitle } from '../../components/shell/use-screen-title.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ActedList } from './acted-list.tsx';
import { listsOf } from './task-lists.ts';
import { ToDoTabs } from './to-do-tabs.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Shows the list that the address names, or the first list of the user. */
export function Component() {
  const t = useTexts('tasks');
  const [parameters] = useSearchParams();
  const lists = listsOf(usePerson().roles);
  const shown = lists.find((list) => list === parameters.get('list')) ?? lists[0] ?? 'action-history';
  return (
    <>
      <PageHeader title={useScreenTitle()} description={t(`intro.${shown}`)} />
      <ToDoTabs shown={shown} />
      {shown === 'action-history' ? <ActedList /> : <WaitingList key={shown} list={shown} />}
    </>
  );
}
