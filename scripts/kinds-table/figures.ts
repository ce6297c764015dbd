// Counts what is built and proved of one kind of payment or one resource of administration.
import type { Permission } from '../../server/contract/document.ts';
import { storiesOf, type SourceFile, type Sources } from './sources.ts';
import type { Subject } from './subjects.ts';

export type Area = Extract<Permission['area'], 'corporate' | 'administration'>;

export interface Share {
  readonly done: number;
  readonly all: number;
}

export interface Figures {
  readonly operations: Share;
  readonly screens: Share;
  /** Declared codes that a test of the subject names. */
  readonly codes: Share;
  /** Declared codes that only tests of other subjects name: rules that are shared. */
  readonly elsewhere: readonly string[];
  /** Declared codes that no test names. */
  readonly untested: readonly string[];
  readonly stories: Readonly<Record<'bank' | 'browser', number>>;
  readonly linesElsewhere: number;
}

const share = <Item>(items: readonly Item[], isDone: (item: Item) => boolean): Share => ({
  done: items.filter(isDone).length,
  all: items.length,
});

const declaredBy = ({ operations }: Sources, names: readonly string[]) =>
  operations.filter(({ operationId }) => names.includes(operationId)).flatMap((one) => one['x-error-codes']);

/** Codes that every read or write can answer, tested for all operations at once. */
function generalCodes(sources: Sources): ReadonlySet<string> {
  const ofAll = new Set([...declaredBy(sources, ['listDrafts', 'deleteDraft']), '94']);
  ofAll.delete('193');
  return ofAll;
}

function operationsOf({ operations }: Sources, { operations: own }: Subject, area: Area) {
  const isOfArea = (of: Permission['area']) => (of === 'administration') === (area === 'administration');
  return operations.filter((one) => isOfArea(one['x-permission'].area) && own.test(one.operationId));
}

const isOf = ({ named, operations }: Subject, text: string) => named.test(text) || operations.test(text);

/** A code in quotes, with or without its field before it, or as a key of a table of expectations. */
const names = (code: string) => new RegExp(String.raw`['" ]${code}['"]|\b${code}:`);

const without = (tests: readonly SourceFile[], codes: readonly string[]): string[] =>
  codes.filter((code) => !tests.some(({ text }) => names(code).test(text)));

function codesOf(sources: Sources, { name, ...subject }: Named, codes: readonly string[]) {
  const played = sources.played.get(name);
  const tests = Object.values(sources.tests).flat();
  const own = tests.filter(({ text }) => isOf(subject, text));
  const left = without(own, codes).filter((code) => !played?.has(code));
  const untested = without(tests, left);
  return {
    codes: { done: codes.length - left.length, all: codes.length },
    elsewhere: left.filter((code) => !untested.includes(code)),
    untested,
  };
}

function countStories(files: readonly SourceFile[], subject: Subject): number {
  const stories = files.flatMap(storiesOf);
  return stories.filter(({ file, text }) => subject.folders.test(`/${file}`) || isOf(subject, text)).length;
}

function countLines(code: readonly SourceFile[], { folders, named }: Subject): number {
  const elsewhere = code.filter(({ path }) => !folders.test(path));
  return elsewhere.flatMap(({ text }) => text.split('\n')).filter((line) => named.test(line)).length;
}

export interface Named extends Subject {
  readonly name: string;
}

export function figuresOf(sources: Sources, subject: Named, area: Area): Figures {
  const operations = operationsOf(sources, subject, area);
  const screens = sources.screens.filter((one) => one.area === area && subject.screens.test(one.path));
  const general = generalCodes(sources);
  const codes = [...new Set(operations.flatMap((one) => one['x-error-codes']))].filter((code) => !general.has(code));
  return {
    operations: share(operations, ({ operationId }) => !sources.unbuilt.has(operationId)),
    screens: share(screens, ({ path }) => sources.built.has(path)),
    ...codesOf(sources, subject, codes),
    stories: { bank: countStories(sources.tests.server, subject), browser: countStories(sources.tests.e2e, subject) },
    linesElsewhere: countLines(sources.code, subject),
  };
}
