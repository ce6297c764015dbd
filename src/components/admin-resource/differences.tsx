import { KeyValueList } from '../../ui/key-value-list.tsx';
import { ChangeList, type ShownChange } from '../deciding/change-list.tsx';

/** Shows the old and new values; for a new record only the new ones. */
export function Differences({ changes }: { readonly changes: readonly ShownChange[] }) {
  const isNew = changes.every(({ before }) => before === null);
  if (!isNew) return <ChangeList changes={changes} />;
  return <KeyValueList facts={changes.map(({ id, label, after }) => ({ id, label, value: after }))} />;
}
