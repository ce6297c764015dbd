import type {
  StatusBanner as Facts,
  StatusLabel,
  TransactionDetail,
  WaitsForMoney,
} from '../../../../generated/types.ts';
import { toneOfStatus } from '../../../../domain/transaction-status.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useStatusText } from '../../../components/kinds/status-label.tsx';
import { useMoneyWait } from '../../../components/kinds/use-money-wait.ts';

interface StatusBannerProps {
  readonly banner: Facts;
  readonly status: StatusLabel;
  readonly waitsForMoney?: WaitsForMoney | undefined;
  readonly receipt?: TransactionDetail['receipt'];
}

/** Returns true if it was carried out, and the bank of the payee sent it back. */
const cameBack = ({ receipt }: Pick<StatusBannerProps, 'receipt'>): boolean =>
  receipt?.kind === 'transfer' && receipt.returned !== undefined;

/** Returns true if the banner says more than the status badge beside the title. */
export const hasExplanation = ({
  banner,
  waitsForMoney,
}: Pick<StatusBannerProps, 'banner' | 'waitsForMoney'>): boolean =>
  waitsForMoney !== undefined || banner.reason !== null || banner.byUser !== null;

/** Says who brought it into this status, and when. */
function useActed({ byUser, onDate, isRecalled = false }: Facts): string {
  const t = useTexts('transactions');
  const moment = useFormat().moment(onDate);
  if (!byUser) return moment;
  return t(isRecalled ? 'banner.recalled' : 'banner.acted', { name: byUser.name, moment });
}

/** The banner at the top: status, reason, user and time. */
export function StatusBanner({ banner, status, waitsForMoney, receipt }: StatusBannerProps) {
  const t = useTexts('transactions');
  const statusText = useStatusText();
  const moneyText = useMoneyWait();
  const acted = useActed(banner);
  const { tone, reason } = banner;
  const otherTone = waitsForMoney ? 'wait' : toneOfStatus(status) === 'done' ? 'done' : 'inform';
  const title = cameBack({ receipt }) ? t('banner.cameBack') : statusText(status, waitsForMoney);
  return (
    <Banner tone={tone === 'error' ? 'refused' : otherTone} title={title.toUpperCase()}>
      {waitsForMoney && <p className="figures">{moneyText(waitsForMoney)}</p>}
      {reason && <p>{reason}</p>}
      <p className="figures text-sm">{acted}</p>
    </Banner>
  );
}
