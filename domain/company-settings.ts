import type { AdminRecordKind, RequestKind } from '../generated/types.ts';
import { requestTypes } from './service-level.ts';

/** A company has its settings of these kinds once, so a task of one is named after the kind and not after a record. */
const kinds: readonly AdminRecordKind[] = ['daily-limit', 'delegation', 'company-setup', 'service-level'];

export const isCompanySetting = (kind: AdminRecordKind): boolean => kinds.includes(kind);

/** The type of request of a service level. There is one for each type, and the record has its name. */
export const levelNamed = (kind: AdminRecordKind, recordName: string): RequestKind | undefined =>
  kind === 'service-level' ? requestTypes.find((type) => type === recordName) : undefined;
