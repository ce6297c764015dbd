import type { StatusBanner as Facts, StatusLabel } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { toneOfStatus } from '../../../components/kinds/status-label.tsx';

interface StatusBannerProps {
  readonly banner: Facts;
  readonly status: StatusLabel;
}

/** The alert on top: the status in capitals, why, by whom and when. A date that follows a person ends the sentence. */
export function StatusBanner({ banner, status }: StatusBannerProps) {
  const t = useTexts('transactions');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { tone, reason, byUser, onDate } = banner;
  const moment = format.moment(onDate);
  const otherTone = toneOfStatus(status) === 'done' ? 'done' : 'inform';
  return (
    <Banner tone={tone === 'error' ? 'refused' : otherTone} title={kinds(`status.${status}`).toUpperCase()}>
      {reason && <p>{reason}</p>}
      <p className="figures text-sm">
        {byUser ? `${t('banner.by', { name: byUser.name })}, ${t('banner.on', { moment })}` : moment}
      </p>
    </Banner>
  );
}
