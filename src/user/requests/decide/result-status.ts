import { displayedStatus } from '../../../../domain/transaction-status.ts';
import type { StatusLabel } from '../../../../generated/types.ts';
import { zStatusLabel } from '../../../../generated/zod.gen.ts';

/** A result names its status as the bank displays it; undefined for one that is no status of a request. */
export const statusOf = (displayed: string): StatusLabel | undefined =>
  zStatusLabel.options.find((status) => displayedStatus(status) === displayed);
