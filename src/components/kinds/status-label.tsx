// A status as people read it, with the tone it has wherever it stands.
import type { StatusLabel as Status, WaitsForMoney } from '../../../generated/types.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useTexts } from '../text/use-texts.ts';

const tones: Readonly<Record<Status, Tone>> = {
  Failed: 'refused',
  Cancelled: 'refused',
  Rejected: 'refused',
  Expired: 'refused',
  Stopped: 'refused',
  'For Repair': 'wait',
  'Need to Repair': 'wait',
  'Pending Verify': 'wait',
  'Pending Approve': 'wait',
  'Pending Release': 'wait',
  'Pending Execute': 'wait',
  'Pending by Bank': 'wait',
  'Ready to Pick-up': 'wait',
  'Partial Successful': 'wait',
  'In Progress': 'inform',
  'Execution In Progress': 'inform',
  Validating: 'inform',
  'Ready to Proceed': 'inform',
  Approved: 'inform',
  Released: 'inform',
  Skipped: 'plain',
  Successful: 'done',
  Executed: 'done',
  Completed: 'done',
  'Picked Up': 'done',
  Pass: 'done',
};

export const toneOfStatus = (status: Status): Tone => tones[status];

interface StatusLabelProps {
  readonly status: Status;
  /** Where a status means something else than for a transaction. */
  readonly tone?: Tone;
  /** Its status is that of what waits for its date, but people must see the difference. */
  readonly waitsForMoney?: WaitsForMoney | undefined;
}

export function useStatusText(): (status: Status, waitsForMoney?: WaitsForMoney) => string {
  const t = useTexts('kinds');
  return (status, waitsForMoney) => (waitsForMoney ? t('money.waits') : t(`status.${status}`));
}

export function StatusLabel({ status, tone = tones[status], waitsForMoney }: StatusLabelProps) {
  const textOf = useStatusText();
  return <StatusTag tone={tone}>{textOf(status, waitsForMoney)}</StatusTag>;
}
