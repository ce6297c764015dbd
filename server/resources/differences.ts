// Compares the old and the new values of a record field by field, as text for users.
import type { NamedAccount } from '../../domain/account-text.ts';
import type { FieldChange } from '../../generated/types.ts';
import type { Definition, FieldWord, FieldWords, Question, ResourceAction, ResourceTypes } from './definition.ts';
import { shortened } from './shortened.ts';

const statusAfter: Readonly<Partial<Record<ResourceAction, string>>> = { inactivate: 'Inactive', reactivate: 'Active' };

type Word = FieldWord | undefined;

const isValue = (word: Word) => typeof word === 'object' && word !== null;
const valueOf = (word: Word) => (isValue(word) ? word.value : null);

function textOf(word: Word): string | null {
  const text = isValue(word) ? word.text : word;
  return text === null || text === undefined ? null : shortened(text);
}

const differ = (before: Word, after: Word) => JSON.stringify(before ?? null) !== JSON.stringify(after ?? null);

function changeOf(field: string, before: Word, after: Word): FieldChange {
  const texts = { field, before: textOf(before), after: textOf(after) };
  if (!isValue(before) && !isValue(after)) return texts;
  return { ...texts, values: { before: valueOf(before), after: valueOf(after) } };
}

/** Compares whole values, and shortens their texts only afterwards. */
function between(before: FieldWords, after: FieldWords): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => differ(before[field], after[field]))
    .map((field) => changeOf(field, before[field], after[field]));
}

/** Approvers know an account by its alias, so each difference about an account carries it. */
function withAliases(changes: readonly FieldChange[], accounts: Iterable<NamedAccount>): FieldChange[] {
  const aliases = new Map([...accounts].map(({ number, alias }) => [number, alias]));
  return changes.map((change) => {
    const [, number = ''] = change.field.split('.');
    const alias = aliases.get(number);
    return alias ? { ...change, alias } : change;
  });
}

function ownDifferences<T extends ResourceTypes>(definition: Definition<T>, question: Question<T>): FieldChange[] {
  const { action, subject, facts } = question;
  const { row, draft } = subject;
  if (draft === null && definition.ownChange) return definition.ownChange(question);
  if (draft === null) return [{ field: 'status', before: row?.status ?? null, after: statusAfter[action] ?? null }];
  const before = row ? definition.words(definition.draftOf(row), facts, row) : {};
  const changes = between(before, definition.words(draft, facts, row));
  return definition.accountsIn ? withAliases(changes, definition.accountsIn(facts, row)) : changes;
}

/** The changes of the record, and then those of the records that change with it. */
export const differences = <T extends ResourceTypes>(
  definition: Definition<T>,
  question: Question<T>,
): FieldChange[] => {
  const own = ownDifferences(definition, question);
  return own.length === 0 ? [] : [...own, ...(definition.follows?.(question) ?? [])];
};
