import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The project's files as git lists them, with new files and without deleted ones. */
export function listFiles(...patterns: readonly string[]): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...new Set(listed)].filter((file) => existsSync(root + file));
}

export const read = (path: string) => readFileSync(root + path, 'utf8');

const importLine = /^(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+\sfrom\s+)?['"]([^'"]+)['"]/gm;

export const importsOf = (file: string) =>
  [...read(file).matchAll(importLine)].map(([, type, specifier = '']) => ({ specifier, isType: Boolean(type) }));
