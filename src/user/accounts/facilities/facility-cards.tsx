// The limits of one family of facilities as cards, above the records that use them.
import type { Facility } from '../../../../generated/types.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { UsageBar } from '../../../ui/usage-bar.tsx';
import { AccountTags } from '../shared/account-tags.tsx';
import { shareOfAmounts } from '../shared/shares.ts';

const grid = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

export function FacilityCards({ facilities }: { readonly facilities: readonly Facility[] }) {
  const t = useTexts('facilities');
  if (facilities.length === 0) return null;
  return (
    <ul aria-label={t('list.facilities')} className={grid}>
      {facilities.map((facility) => (
        <li key={facility.facilityId} className="grid">
          <FacilityCard facility={facility} />
        </li>
      ))}
    </ul>
  );
}

export function FacilityCard({ facility }: { readonly facility: Facility }) {
  const t = useTexts('facilities');
  const format = useFormat();
  const { accountName, facilityNumber, plafond, availablePlafond, maturityDate } = facility;
  const used = 100 - shareOfAmounts(availablePlafond, plafond);
  return (
    <Card className="flex flex-col gap-2">
      <UsageBar label={accountName} used={used} usedText={t('list.percent', { percent: format.number(used) })}>
        <span>{t('list.left', { amount: format.money(availablePlafond) })}</span>
        <span>{t('list.of', { amount: format.money(plafond) })}</span>
      </UsageBar>
      <p className="figures flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        {facilityNumber} · {t('list.until', { date: format.date(maturityDate) })} <AccountTags account={facility} />
      </p>
    </Card>
  );
}
