// The columns of the csv: what is written in each, with the codes that it takes.
import { toggleNames } from '../../../domain/user-access.ts';
import { userFileColumns, type UserFileCell } from '../../../domain/user-file.ts';
import { zServiceCode } from '../../../generated/zod.gen.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { administratorRoles, corporateRoles } from './values.ts';

/** Returns what belongs in a column, with its codes and their names. */
export function useColumnNote(): (column: UserFileCell) => string {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const words = useTexts('administration');
  const codes: Partial<Record<UserFileCell, readonly string[]>> = {
    roles: [...corporateRoles, ...administratorRoles].map((code) => `${code} (${kinds(`role.${code}`)})`),
    services: zServiceCode.options.map((code) => `${code} (${kinds(`service.${code}`)})`),
    access: toggleNames.map((name) => `${name} (${words(`toggle.${name}`)})`),
  };
  return (column) => t(`fileNote.${column}`, { values: (codes[column] ?? []).join(', ') });
}

/** Names a column in the language of the reader, with its name in the file. */
export function useColumnName(): (column: UserFileCell) => string {
  const t = useTexts('users');
  return (column) => t('file.columnNamed', { label: t(`fileColumn.${column}`), column });
}

export function FileColumns() {
  const nameOf = useColumnName();
  const noteOf = useColumnNote();
  return (
    <KeyValueList
      layout="under"
      facts={userFileColumns.map((id) => ({
        id,
        label: nameOf(id),
        value: <span className="font-normal wrap-anywhere">{noteOf(id)}</span>,
      }))}
    />
  );
}
