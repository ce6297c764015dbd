import type { ServiceCode } from '../generated/types.ts';

/** Bulk types are shown in a table of their own. */
export const isBulkService = (service: ServiceCode): boolean => service.startsWith('SVC_BULK_');
