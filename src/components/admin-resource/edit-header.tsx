// The header of the page that edits a record, or repairs the task that creates or edits it.
import { useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import { useRead } from '../../api/read.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { crumbsTo, type BackLink } from '../shell/crumbs.tsx';
import { useOwnTitle } from '../shell/use-screen-title.ts';
import type { TextKey } from '../text/namespaces.ts';
import { useTexts } from '../text/use-texts.ts';

type Named<Key, End extends string> = Key extends `${infer Name}${End}` ? Name : never;
type RecordName = Named<TextKey<'screens'>, 'Create'> & Named<TextKey<'screens'>, 'Edit'>;

export interface EditHeaderProps {
  readonly list: BackLink;
  /** The record in the names of its titles: `…Create` and `…Edit`. */
  readonly record: RecordName;
  readonly intros: Readonly<Record<'create' | 'edit', string>>;
}

/** A record that is still to be created does not stay as it is, so its repair has the header of its creation. */
export function EditHeader({ list, record, intros }: EditHeaderProps) {
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  const { data } = useRead(getAdminTask, taskId ? { body: { taskId } } : null);
  const isCreation = data?.task.action === 'create';
  const isKnown = !taskId || data !== undefined;
  const title = isCreation ? (`${record}Create` as const) : (`${record}Edit` as const);
  useOwnTitle(title);
  return (
    <PageHeader
      {...crumbsTo(list)}
      title={screens(title)}
      description={isKnown && intros[isCreation ? 'create' : 'edit']}
    />
  );
}
