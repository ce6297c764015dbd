import { readFileSync } from 'node:fs';
import type { ErrorCode } from '../generated/error-codes.ts';

type Texts = Readonly<Record<string, { readonly title: string; readonly description: string }>>;

const read = (language: string): Texts =>
  JSON.parse(readFileSync(new URL(`../locales/${language}/errors.json`, import.meta.url), 'utf8'));
const success = { EN: 'Success', ID: 'Berhasil' } as const;
const texts = { EN: read('en'), ID: read('id') };

/** Returns the text of a code, for callers that do not have the error catalogue. */
export function describeCode(
  code: ErrorCode,
  language: 'EN' | 'ID',
  parameters: Readonly<Record<string, string>> = {},
): string {
  const text = texts[language][code]?.description ?? code;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? '');
}

/** The short text of a code, as the heading of its message. */
export const titleOfCode = (code: ErrorCode, language: 'EN' | 'ID'): string => texts[language][code]?.title ?? code;

export const describeSuccess = (language: 'EN' | 'ID'): string => success[language];
