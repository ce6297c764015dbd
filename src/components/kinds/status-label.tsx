// The text and tone of a status, the same on every screen.
import { menus } from '../../../domain/payment-menus.ts';
import { toneOfStatus } from '../../../domain/transaction-status.ts';
import type { StatusLabel as Status, TransactionType, WaitsForMoney } from '../../../generated/types.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useTexts } from '../text/use-texts.ts';

interface StatusLabelProps {
  readonly status: Status;
  /** For records whose status has another meaning than that of a transaction. */
  readonly tone?: Tone;
  /** A payment that waits for money has the status of one that waits for its date; this shows the difference. */
  readonly waitsForMoney?: WaitsForMoney | undefined;
  /** Books whose order is carried out are not there yet, so it is not called successful. */
  readonly menuAccess?: TransactionType;
}

type StatusText = (status: Status, waitsForMoney?: WaitsForMoney, menuAccess?: TransactionType) => string;

export function useStatusText(): StatusText {
  const t = useTexts('kinds');
  return (status, waitsForMoney, menuAccess) => {
    if (waitsForMoney) return t('money.waits');
    return status === 'Successful' && menuAccess && menus[menuAccess].isOrder
      ? t('books.ordered')
      : t(`status.${status}`);
  };
}

export function StatusLabel({ status, tone, waitsForMoney, menuAccess }: StatusLabelProps) {
  const text = useStatusText()(status, waitsForMoney, menuAccess);
  return <StatusTag tone={tone ?? toneOfStatus(status)}>{text}</StatusTag>;
}
