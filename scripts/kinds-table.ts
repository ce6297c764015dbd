// npm run table:kinds, table:resources: what is built and proved of each kind of payment, or of each resource of
// administration. Read from the contract, the code and the tests without a bank, so a code counts as reached when a
// test names it; rules that kinds share are often tested with one kind.
import { figuresOf, type Area, type Figures, type Share } from './kinds-table/figures.ts';
import { readSources, type Sources } from './kinds-table/sources.ts';
import { kinds, resources, type Subject } from './kinds-table/subjects.ts';

const head = [
  'Operations live',
  'Screens live',
  'Codes reached',
  'Reached by other kinds only',
  'Stories in the bank',
  'Stories in the browser',
  'Lines outside its folders',
];

const rowOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const shown = ({ done, all }: Share) => `${done} of ${all}`;

const cellsOf = ({ operations, screens, codes, elsewhere, stories, linesElsewhere }: Figures) => [
  ...[operations, screens, codes].map(shown),
  elsewhere.length,
  stories.bank,
  stories.browser,
  linesElsewhere,
];

/** Returns the table in Markdown, and below it the codes that no test names. */
export function tableOf(sources: Sources, subjects: Readonly<Record<string, Subject>>, area: Area): string {
  const counted = Object.entries(subjects).map(([name, subject]) => ({
    name,
    figures: figuresOf(sources, { ...subject, name }, area),
  }));
  const rows = counted.map(({ name, figures }) => rowOf([name, ...cellsOf(figures)]));
  const left = counted.filter(({ figures }) => figures.untested.length > 0);
  const title = area === 'administration' ? 'Resource' : 'Kind';
  return [
    rowOf([title, ...head]),
    rowOf(['---', ...head.map(() => '---:')]),
    ...rows,
    '',
    ...left.map(({ name, figures }) => `Codes of ${name} that no test names: ${figures.untested.join(', ')}`),
  ].join('\n');
}

if (import.meta.main) {
  const ofResources = process.argv.includes('--resources');
  const sources = await readSources();
  console.log(ofResources ? tableOf(sources, resources, 'administration') : tableOf(sources, kinds, 'corporate'));
}
