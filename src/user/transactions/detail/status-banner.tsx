import type { StatusBanner as Facts, StatusLabel, WaitsForMoney } from '../../../../generated/types.ts';
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
}

/** Returns true if the banner says more than the status badge beside the title. */
export const hasExplanation = ({
  banner,
  waitsForMoney,
}: Pick<StatusBannerProps, 'banner' | 'waitsForMoney'>): boolean =>
  waitsForMoney !== undefined || banner.reason !== null || banner.byUser !== null;

/** The banner at the top: status, reason, user and time. */
export function StatusBanner({ banner, status, waitsForMoney }: StatusBannerProps) {
  const t = useTexts('transactions');
  const statusText = useStatusText();
  const moneyText = useMoneyWait();
  const format = useFormat();
  const { tone, reason, byUser, onDate } = banner;
  const moment = format.moment(onDate);
  const otherTone = waitsForMoney ? 'wait' : toneOfStatus(status) === 'done' ? 'done' : 'inform';
  return (
    <Banner tone={tone === 'error' ? 'refused' : otherTone} title={statusText(status, waitsForMoney).toUpperCase()}>
      {waitsForMoney && <p className="figures">{moneyText(waitsForMoney)}</p>}
      {reason && <p>{reason}</p>}
      <p className="figures text-sm">
        {byUser ? `${t('banner.by', { name: byUser.name })}, ${t('banner.on', { moment })}` : moment}
      </p>
    </Banner>
  );
}
