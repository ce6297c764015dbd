// The text and tone of a status, the same on every screen.
import { toneOfStatus } from '../../../domain/transaction-status.ts';
import type { StatusLabel as Status, WaitsForMoney } from '../../../generated/types.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useTexts } from '../text/use-texts.ts';

interface StatusLabelProps {
  readonly status: Status;
  /** For records whose status has another meaning than that of a transaction. */
  readonly tone?: Tone;
  /** A payment that waits for money has the status of one that waits for its date; this shows the difference. */
  readonly waitsForMoney?: WaitsForMoney | undefined;
}

export function useStatusText(): (status: Status, waitsForMoney?: WaitsForMoney) => string {
  const t = useTexts('kinds');
  return (status, waitsForMoney) => (waitsForMoney ? t('money.waits') : t(`status.${status}`));
}

export function StatusLabel({ status, tone = toneOfStatus(status), waitsForMoney }: StatusLabelProps) {
  const textOf = useStatusText();
  return <StatusTag tone={tone}>{textOf(status, waitsForMoney)}</StatusTag>;
}
