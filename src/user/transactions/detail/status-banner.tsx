import type { StatusBanner as Facts, StatusLabel, WaitsForMoney } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { toneOfStatus, useStatusText } from '../../../components/kinds/status-label.tsx';
import { useMoneyWait } from '../../../components/kinds/use-money-wait.ts';

interface StatusBannerProps {
  readonly banner: Facts;
  readonly status: StatusLabel;
  readonly waitsForMoney?: WaitsForMoney | undefined;
}

/** Whether there is more to say than the status itself, which the badge beside the title says. */
export const hasExplanation = ({
  banner,
  waitsForMoney,
}: Pick<StatusBannerProps, 'banner' | 'waitsForMoney'>): boolean =>
  waitsForMoney !== undefined || banner.reason !== null || banner.byUser !== null;

/** The alert on top: the status in capitals, why, by whom and when. A date that follows a person ends the sentence. */
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
