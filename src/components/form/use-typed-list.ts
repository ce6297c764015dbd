// A list of entries and the text that is typed for the next ones.
import { useState } from 'react';
import { splitEntries, type Recipients } from '../../../domain/identifiers/recipients.ts';
import { shownParameters } from '../../../domain/parameters.ts';
import { fieldText } from '../failure/failure-texts.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { BoundField } from './use-field.ts';

type Dropped<Entry> = Recipients<Entry>['dropped'];

export interface ListRules<Entry> {
  readonly limit: (entries: readonly Entry[]) => Recipients<Entry>;
  readonly read: (text: string) => Entry;
  readonly textOf: (entry: Entry) => string;
  readonly shown: (entry: Entry) => string;
  /** Holds a text that is not an entry yet as one that the schema refuses. */
  readonly untaken: (text: string) => Entry;
  /** Typing one of these takes the text before it. */
  readonly separators: RegExp;
}

/** Tells which entries were left out and why, until the list changes again. */
function useLeftOut<Entry>({ shown, limit, read }: ListRules<Entry>) {
  const t = useTexts('common');
  const { language } = useFormat();
  const [dropped, setDropped] = useState<Dropped<Entry>>([]);
  const why = ({ because: { code, parameters } }: Dropped<Entry>[number]) =>
    fieldText({ code, parameters: shownParameters(parameters, language) });
  const [first] = dropped;
  const entries = dropped.map(({ entry }) => shown(entry)).join(', ');
  const remark = first && t('form.leftOut', { count: dropped.length, entries, why: why(first) });
  const notTaken = (wrong: readonly string[]) => {
    const [fault] = limit(wrong.slice(0, 1).map(read)).dropped;
    return fault && t('form.notTaken', { entries: wrong.join(', '), why: why(fault) });
  };
  return { remark, notTaken, setDropped };
}

/**
 * The form holds the typed text as the last entry, so that it is neither sent nor lost before it is taken: the schema
 * refuses what is no entry, and a draft keeps it.
 */
export function useTypedList<Entry>(field: BoundField<readonly Entry[] | undefined>, rules: ListRules<Entry>) {
  const { value = [], onChange, error, ...bound } = field;
  const { textOf, untaken, read, limit, separators } = rules;
  const [typed, setTyped] = useState('');
  const { remark, notTaken, setDropped } = useLeftOut(rules);
  const isEntry = (entry: Entry) => limit([entry]).kept.length > 0;
  const split = (from: string) => splitEntries(from, (entry) => isEntry(read(entry)));
  const last = value.at(-1);
  const isTyping = typed !== '' && last !== undefined && textOf(last) === typed;
  const taken = isTyping ? value.slice(0, -1) : value.filter(isEntry);
  const text = isTyping ? typed : value.flatMap((entry) => (isEntry(entry) ? [] : [textOf(entry)])).join(', ');

  function hold(entries: readonly Entry[], rest: string): void {
    onChange(rest === '' ? entries : [...entries, untaken(rest)]);
  }
  function take(from: string): void {
    const { valid, wrong } = split(from);
    setTyped('');
    if (valid.length === 0) return hold(taken, wrong.length === 0 ? '' : from);
    const { kept, dropped } = limit([...taken, ...valid.map(read)]);
    setDropped(dropped);
    hold(kept, wrong.join(', '));
  }
  function type(next: string): void {
    if (separators.test(next)) return take(next);
    setDropped([]);
    setTyped(next);
    hold(taken, next);
  }
  return {
    ...bound,
    values: taken.map(textOf),
    text,
    error: isTyping ? undefined : (notTaken(split(text).wrong) ?? error),
    remark,
    onType: type,
    onTake: () => {
      if (text !== '') take(text.trim());
    },
    onRemove: (gone: ReadonlySet<string>) =>
      hold(
        taken.filter((entry) => !gone.has(textOf(entry))),
        text,
      ),
  };
}
