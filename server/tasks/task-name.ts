// What a task is about, in the words of its reader.
import { isCompanySetting, levelNamed } from '../../domain/company-settings.ts';
import type { Language } from '../../domain/language.ts';
import type { AdminRecordKind } from '../../generated/types.ts';
import { portalWord } from '../reference/portal-words.ts';

export function recordNameIn(kind: AdminRecordKind, name: string, language: Language): string {
  const level = levelNamed(kind, name);
  if (level) return portalWord('administration', `level.${level}`, language);
  return isCompanySetting(kind) ? portalWord('administration', `kind.${kind}`, language) : name;
}
