import { listTopCounterparties } from '../../../../generated/calls/accounts.ts';
import type { InsightFilter, MutationDirection, TopCounterparty } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Partner } from './partner.tsx';

interface CounterpartiesProps {
  readonly filter: InsightFilter;
  /** Credit shows who pays the company, debit whom it pays. */
  readonly direction: MutationDirection;
}

function Partners({ partners }: { readonly partners: readonly TopCounterparty[] }) {
  const t = useTexts('holdings');
  const format = useFormat();
  if (partners.length === 0) return <p className="text-ink-soft">{t('insights.noPartners')}</p>;
  const longest = Math.max(...partners.map(({ share }) => Number(share)));
  return (
    <ul className="-my-2 ruled">
      {partners.map((partner) => (
        <Partner
          key={`${partner.name} ${partner.accountNumber}`}
          partner={partner}
          longest={longest}
          note={[
            partner.bankName,
            t('insights.movements', { count: partner.movements }),
            t('insights.last', { date: format.date(partner.lastOn) }),
          ].join(' · ')}
        />
      ))}
    </ul>
  );
}

export function Counterparties({ filter, direction }: CounterpartiesProps) {
  const t = useTexts('holdings');
  const read = useRead(listTopCounterparties, { body: { filter, direction } }, { keepsPrevious: true });
  return (
    <Card>
      <Section title={t(`insights.${direction}`)}>
        <Reading read={read} skeleton={<Skeleton className="h-56 w-full" />}>
          {(partners) => <Partners partners={partners} />}
        </Reading>
      </Section>
    </Card>
  );
}
