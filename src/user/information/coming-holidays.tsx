import { bankToday } from '../../api/bank-time.ts';
import { listHolidays } from '../../../generated/calls/lookups.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const shown = 8;

export function ComingHolidays() {
  const t = useTexts('information');
  const format = useFormat();
  const read = useRead(listHolidays, { body: {} });
  const today = bankToday();
  return (
    <Card>
      <Section title={t('cutOff.holidays')}>
        <Reading read={read} skeleton={<Skeleton className="h-32 w-full" />}>
          {({ holidays }) => {
            const coming = holidays.filter(({ date }) => date >= today).slice(0, shown);
            if (coming.length === 0) return <p className="text-ink-soft">{t('cutOff.noHolidays')}</p>;
            return (
              <ul className="grid gap-x-8 sm:grid-cols-2">
                {coming.map(({ date, name }) => (
                  <li key={date} className="flex justify-between gap-4 border-b border-line py-2">
                    <span>{name}</span>
                    <span className="figures shrink-0 text-ink-soft">{format.date(date)}</span>
                  </li>
                ))}
              </ul>
            );
          }}
        </Reading>
      </Section>
    </Card>
  );
}
