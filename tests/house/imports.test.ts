import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, listFiles } from './files.ts';

interface Rule {
  readonly from: string;
  readonly mayImport: readonly string[];
  readonly words: string;
}

const rules: readonly Rule[] = [
  {
    from: 'domain/',
    mayImport: ['domain/', 'generated/ (types)'],
    words: 'domain/ holds pure rules: it may use types from generated/ and itself, no library, no Node, no React.',
  },
  {
    from: 'server/',
    mayImport: ['server/', 'domain/', 'generated/', 'library', 'node:'],
    words: 'server/ may use generated/, domain/ and libraries, never src/.',
  },
  {
    from: 'src/',
    mayImport: ['src/', 'domain/', 'generated/', 'locales/', 'library'],
    words: 'src/ may use generated/, domain/, locales/ and libraries, never server/ or Node.',
  },
  {
    from: 'scripts/',
    mayImport: ['scripts/', 'domain/', 'generated/', 'server/', 'library', 'node:'],
    words: 'scripts/ serve the project and may use anything but src/ and tests/.',
  },
];

function targetOf(file: string, specifier: string, isType: boolean): string {
  if (specifier.startsWith('node:')) return 'node:';
  if (!specifier.startsWith('.')) return 'library';
  const folder = `${posix.join(posix.dirname(file), specifier).split('/')[0]}/`;
  return folder === 'generated/' && isType ? 'generated/ (types)' : folder;
}

const targetsOf = (file: string) => importsOf(file).map(({ specifier, isType }) => targetOf(file, specifier, isType));

const allows = ({ mayImport }: Rule, target: string) =>
  mayImport.includes(target) || (target === 'generated/ (types)' && mayImport.includes('generated/'));

describe('imports only go down', () => {
  test.each(rules)('from $from', (rule) => {
    const wrong = listFiles(`${rule.from}*.ts`, `${rule.from}*.tsx`).flatMap((file) =>
      targetsOf(file)
        .filter((target) => !allows(rule, target))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong, rule.words).toEqual([]);
  });
});
