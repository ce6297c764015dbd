import type { EnterpriseLimitDetail, ServiceCode } from '../../../../generated/types.ts';
import { RecordStamp } from '../../../components/admin-resource/record-stamp.tsx';
import { ResourceDetail } from '../../../components/admin-resource/resource-detail.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frame/detail-frame.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { useUsedToday } from '../use-used-today.ts';
import { enterpriseLimit } from './enterprise-limit.ts';
import { LimitUsage } from './usage.tsx';

interface TypesProps {
  readonly title: string;
  readonly items: EnterpriseLimitDetail['limitItems'];
}

function Types({ title, items }: TypesProps) {
  const t = useTexts('limits');
  const common = useTexts('common');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const usedToday = useUsedToday();
  const usedText = (serviceType: ServiceCode) => {
    const value = usedToday(serviceType);
    return value === undefined ? '…' : t('daily.used', { amount: format.money({ value, currency: 'IDR' }) });
  };
  return (
    <Card>
      <Section title={title}>
        {items.length === 0 && <p className="text-ink-soft">{common('word.none')}</p>}
        <ul className="ruled">
          {items.map(({ id, serviceType, limit }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="min-w-0">
                <span className="block font-medium">{kinds(`service.${serviceType}`)}</span>
                <span className="figures block text-sm text-ink-soft">{usedText(serviceType)}</span>
              </span>
              <Amount amount={{ value: limit, currency: 'IDR' }} />
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

function Limit({ detail }: { readonly detail: EnterpriseLimitDetail }) {
  const t = useTexts('limits');
  const words = useTexts('administration');
  const { id, minimumAmount, maximumAmount, limitItems, stamp } = detail;
  const range = [
    { label: words('field.minimum'), value: <Amount amount={{ value: minimumAmount, currency: 'IDR' }} /> },
    { label: words('field.maximum'), value: <Amount amount={{ value: maximumAmount, currency: 'IDR' }} /> },
  ];
  return (
    <DetailFrame side={<RecordStamp stamp={stamp} />}>
      <Card>
        <Section title={t('enterprise.range')}>
          <KeyValueList facts={range} />
        </Section>
      </Card>
      <Types title={t('enterprise.single')} items={limitItems.filter(({ isBulk }) => !isBulk)} />
      <Types title={t('enterprise.bulk')} items={limitItems.filter(({ isBulk }) => isBulk)} />
      <Card>
        <Section title={t('enterprise.usage')}>
          <LimitUsage id={id} />
        </Section>
      </Card>
    </DetailFrame>
  );
}

export function Component() {
  const t = useTexts('limits');
  return (
    <ResourceDetail resource={enterpriseLimit} describe={() => t('enterprise.intro')}>
      {(detail) => <Limit detail={detail} />}
    </ResourceDetail>
  );
}
