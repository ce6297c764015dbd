// Compares the old and the new values of a record field by field, as text for users.
import type { FieldChange } from '../../generated/types.ts';
import type { Definition, Question, ResourceAction, ResourceTypes } from './definition.ts';

const statusAfter: Readonly<Partial<Record<ResourceAction, string>>> = { inactivate: 'Inactive', reactivate: 'Active' };

type Words = Readonly<Record<string, string | null>>;

function between(before: Words, after: Words): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after);
}

function ownDifferences<T extends ResourceTypes>(definition: Definition<T>, question: Question<T>): FieldChange[] {
  const { action, subject, facts } = question;
  const { row, draft } = subject;
  if (draft === null && definition.ownChange) return definition.ownChange(question);
  if (draft === null) return [{ field: 'status', before: row?.status ?? null, after: statusAfter[action] ?? null }];
  const before = row ? definition.words(definition.draftOf(row), facts, row) : {};
  return between(before, definition.words(draft, facts, row));
}

/** The changes of the record, and then those of the records that change with it. */
export const differences = <T extends ResourceTypes>(
  definition: Definition<T>,
  question: Question<T>,
): FieldChange[] => {
  const own = ownDifferences(definition, question);
  return own.length === 0 ? [] : [...own, ...(definition.follows?.(question) ?? [])];
};
