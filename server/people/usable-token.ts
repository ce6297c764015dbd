import type { AssignedToken } from '../../generated/types.ts';

/** A token signs only while it is active, not before its activation and not once it is locked. */
export const isUsableToken = (status: AssignedToken['status'] | null | undefined): boolean => status === 'Active';
