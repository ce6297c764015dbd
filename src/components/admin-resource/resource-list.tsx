// The list of one kind of record. The bank searches, sorts and filters it, and names the actions of each row.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen, titleOf } from '../shell/shown-menu.ts';
import { ListScreen } from '../table/list-screen.tsx';
import type { ListColumn, ListScreenProps } from '../table/list-types.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { detailPath, formPath, type AdminRecord, type AdminResource, type ResourceScreens } from './resource.ts';
import { RecordStatusTag } from './record-status.tsx';
import { StatusLines } from './status-lines.tsx';
import { useRecordActions } from './use-record-actions.ts';

interface ResourceListProps<Row extends AdminRecord> extends Pick<
  ListScreenProps<Row>,
  'pages' | 'query' | 'columns' | 'filters'
> {
  readonly resource: Pick<AdminResource<never, never>, 'recordKind' | 'icon' | 'screens'>;
  readonly intro: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly tabs?: ReactNode;
  /** Replaces the link to the form, for a kind with several forms. */
  readonly create?: ReactNode;
  /** The screens of a row; those of the resource when left out. */
  readonly screensOfRow?: (row: Row) => ResourceScreens;
}

/** The last columns of every list of records: time of change and status. */
export function useStateColumns<Row extends AdminRecord & { readonly changedAt: string }>(): ListColumn<Row>[] {
  const t = useTexts('administration');
  const common = useTexts('common');
  const format = useFormat();
  const waiting = ({ ongoingTask }: Row) =>
    ongoingTask && t('list.waits', { action: t(`action.${ongoingTask.action}`) });
  return [
    {
      id: 'changedAt',
      header: t('list.changedAt'),
      width: '1fr',
      cell: ({ changedAt }) => <span className="figures whitespace-nowrap">{format.moment(changedAt)}</span>,
      text: ({ changedAt }) => changedAt,
    },
    {
      id: 'status',
      header: common('word.status'),
      onPhone: 'aside',
      width: '1fr',
      cell: (row) => (
        <StatusLines waiting={row.ongoingTask ? [row.ongoingTask] : []}>
          <RecordStatusTag status={row.status} />
        </StatusLines>
      ),
      facts: [
        { title: common('word.status'), text: ({ status }) => t(`record.${status}`) },
        { title: t('list.ongoing'), text: waiting },
      ],
    },
  ];
}

export function ResourceList<Row extends AdminRecord>(props: ResourceListProps<Row>) {
  const { resource, intro, empty, tabs, create: ownCreate, screensOfRow = () => resource.screens, ...list } = props;
  const { recordKind, icon, screens } = resource;
  const titles = useTexts('screens');
  const actionsOf = useRecordActions(screensOfRow);
  const canCreate = mayOpenScreen(usePerson(), screens.create ?? screens.edit) && screens.create;
  const create = canCreate && (
    <>
      {ownCreate ?? (
        <Link to={formPath(screens, 'create')} className={buttonClass('primary')}>
          {titles(titleOf(canCreate))}
        </Link>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={titles(titleOf(screens.list))} description={intro} {...(create && { actions: create })} />
      {tabs}
      <ListScreen<Row>
        {...list}
        id={recordKind}
        name={titles(titleOf(screens.list))}
        rowKey={({ id }) => id}
        rowHref={(row) => detailPath(screensOfRow(row), row.id)}
        rowActions={actionsOf}
        empty={{ icon, ...empty, ...(create && { action: create }) }}
      />
    </>
  );
}
