import { displayedStatus } from '../../../../domain/transaction-status.ts';
import type { StatusLabel } from '../../../../generated/types.ts';
import { zStatusLabel } from '../../../../generated/zod.gen.ts';

/** Maps a displayed status to the status of the contract; undefined if there is none. */
export const statusOf = (displayed: string): StatusLabel | undefined =>
  zStatusLabel.options.find((status) => displayedStatus(status) === displayed);
