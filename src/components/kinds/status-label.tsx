// A status as people read it, with the tone it has wherever it stands.
import { toneOfStatus } from '../../../domain/transaction-status.ts';
import type { StatusLabel as Status, WaitsForMoney } from '../../../generated/types.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useTexts } from '../text/use-texts.ts';

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

export function StatusLabel({ status, tone = toneOfStatus(status), waitsForMoney }: StatusLabelProps) {
  const textOf = useStatusText();
  return <StatusTag tone={tone}>{textOf(status, waitsForMoney)}</StatusTag>;
}
