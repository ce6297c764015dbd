import { isCompanySetting, levelNamed } from '../../../domain/company-settings.ts';
import type { AdminAction, AdminRecordKind } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';

interface Named {
  readonly action: AdminAction;
  readonly recordKind: AdminRecordKind;
  readonly recordName: string;
  readonly recordCount?: number;
}

/** Returns functions for the texts of a task: action, kind and name of the record, and title. */
export function useTaskWords() {
  const t = useTexts('tasks');
  const words = useTexts('administration');
  const actionOf = ({ action }: Pick<Named, 'action'>) => words(`action.${action}`);
  const kindOf = ({ recordKind }: Pick<Named, 'recordKind'>) => words(`kind.${recordKind}`);
  const nameOf = ({ recordKind, recordName, recordCount = 1 }: Named) => {
    const level = levelNamed(recordKind, recordName);
    if (level) return words(`level.${level}`);
    if (isCompanySetting(recordKind)) return kindOf({ recordKind });
    return recordCount > 1 ? `${recordName} ${t('list.more', { count: recordCount - 1 })}` : recordName;
  };
  return {
    actionOf,
    kindOf,
    nameOf,
    titleOf: (task: Named) => t('list.title', { action: actionOf(task), name: nameOf(task) }),
  };
}
