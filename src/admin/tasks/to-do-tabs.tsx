import { Link } from 'react-router-dom';
import { countAdminTasks } from '../../../generated/calls/tasks.ts';
import { useRead } from '../../api/read.ts';
import { usePerson } from '../../components/shell/person.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { listsOf, toDoPath, type ToDoList } from './task-lists.ts';

export function ToDoTabs({ shown }: { readonly shown: ToDoList }) {
  const t = useTexts('tasks');
  const { roles } = usePerson();
  const counts = useRead(countAdminTasks, {}).data;
  const countOf: Partial<Record<ToDoList, number | undefined>> = {
    'to-approve': counts?.countDataToApprove,
    'to-repair': counts?.countDataToRepair,
  };
  return (
    <LinkTabs
      label={t('tab.label')}
      tabs={listsOf(roles).map((id) => ({ id, label: t(`tab.${id}`), href: toDoPath(id) }))}
      renderLink={({ id, label, href }, className) => (
        <Link key={id} to={href} className={className} {...(id === shown && { 'aria-current': 'page' })}>
          {label} {id in countOf && <Badge isQuiet count={countOf[id] ?? 0} label="" />}
        </Link>
      )}
    />
  );
}
