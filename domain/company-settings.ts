import type { AdminRecordKind } from '../generated/types.ts';

/** A company has its settings of these kinds once, so a task of one is named after the kind and not after a record. */
const kinds: readonly AdminRecordKind[] = ['daily-limit', 'delegation', 'company-setup', 'service-level'];

export const isCompanySetting = (kind: AdminRecordKind): boolean => kinds.includes(kind);
