import { readFileSync } from 'node:fs';
import type { Language } from '../../generated/types.ts';

type RoleNames = Readonly<Record<string, string>>;

const read = (locale: string): RoleNames =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}/kinds.json`, import.meta.url), 'utf8')).role;

export const roleNames: Readonly<Record<Language, RoleNames>> = { EN: read('en'), ID: read('id') };
