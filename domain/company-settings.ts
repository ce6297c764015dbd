import type { AdminRecordKind, RequestKind } from '../generated/types.ts';
import { requestTypes } from './service-level.ts';

/** A company has its settings of these kinds once, so a task of one is named after the kind and not after a record. */
const kinds = ['daily-limit', 'delegation', 'company-setup', 'service-level'] as const satisfies AdminRecordKind[];
type SettingKind = (typeof kinds)[number];

interface Named {
  readonly recordKind: AdminRecordKind;
  readonly recordName: string;
}

/**
 * The key of the text that names a setting of the company, for a record of a setting. There are two service levels;
 * the record of each has the name of its type of request.
 */
export function settingKey({
  recordKind,
  recordName,
}: Named): `kind.${SettingKind}` | `level.${RequestKind}` | undefined {
  const level = requestTypes.find((type) => recordKind === 'service-level' && type === recordName);
  if (level) return `level.${level}`;
  const kind = kinds.find((one) => one === recordKind);
  return kind && `kind.${kind}`;
}
