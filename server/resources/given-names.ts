import { nameKey } from '../tasks/holds.ts';
import type { Definition, ResourceTypes, Subject } from './definition.ts';

function givesNameUp<T extends ResourceTypes>({ naming: rule }: Definition<T>, { row, draft }: Subject<T>): boolean {
  if (!rule || !row || !draft) return false;
  return nameKey(rule.nameIn(draft) ?? '') !== nameKey(rule.key?.of(row) ?? row.name);
}

/** The records that the change gives another name or none, so that the others of the same change can take theirs. */
export const idsGivingNamesUp = <T extends ResourceTypes>(
  definition: Definition<T>,
  subjects: readonly Subject<T>[],
): string[] => subjects.flatMap((subject) => (givesNameUp(definition, subject) ? (subject.row?.id ?? []) : []));
