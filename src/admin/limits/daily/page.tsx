import { usedPercentage } from '../../../../domain/limit-use.ts';
import { fromWire, money } from '../../../../domain/money.ts';
import { getDailyLimits } from '../../../../generated/calls/limits.ts';
import type { DailyLimit } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { SettingPage } from '../../../components/admin-resource/setting-page.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { UsageBar } from '../../../ui/usage-bar.tsx';
import { screens, useDailyName } from './daily-limits.ts';

const rupiah = (value: string) => {
  const amount = fromWire({ value, currency: 'IDR' });
  return amount.ok ? amount.value : money(0n, 'IDR');
};

function Use({ limit }: { readonly limit: DailyLimit }) {
  const t = useTexts('limits');
  const format = useFormat();
  const nameOf = useDailyName();
  const { amount, usedToday, remainingToday, ceiling } = limit;
  const shown = (value: string) => format.money({ value, currency: 'IDR' });
  const used = t('daily.used', { amount: shown(usedToday) });
  if (amount === null)
    return (
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{nameOf(limit)}</span>
        <span className="text-sm text-ink-soft">{t('daily.unlimited', { used, ceiling: shown(ceiling) })}</span>
      </p>
    );
  const percentage = usedPercentage({ limit: rupiah(amount), used: rupiah(usedToday), reserved: money(0n, 'IDR') });
  return (
    <UsageBar label={nameOf(limit)} used={Number(percentage)} usedText={`${format.number(percentage)}%`}>
      <span>{used}</span>
      <span>{t('daily.left', { amount: shown(remainingToday ?? '0.00'), limit: shown(amount) })}</span>
    </UsageBar>
  );
}

function Limits({ title, limits }: { readonly title: string; readonly limits: readonly DailyLimit[] }) {
  return (
    <Card>
      <Section title={title}>
        <ul className="flex flex-col gap-4">
          {limits.map((limit) => (
            <li key={limit.id}>
              <Use limit={limit} />
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

export function Component() {
  const t = useTexts('limits');
  const read = useRead(getDailyLimits, { body: {} });
  return (
    <SettingPage read={read} screens={screens} intro={t('daily.intro')}>
      {(setting) => (
        <>
          <Limits title={t('daily.company')} limits={setting.limits.filter((one) => !one.serviceType)} />
          <Limits title={t('daily.types')} limits={setting.limits.filter((one) => one.serviceType)} />
        </>
      )}
    </SettingPage>
  );
}
