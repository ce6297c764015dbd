import type { RecordStamp as Stamp } from '../../../generated/types.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

/** Shows who created a record, who changed it last, and who approved the change. */
export function RecordStamp({ stamp }: { readonly stamp: Stamp }) {
  const t = useTexts('administration');
  const format = useFormat();
  const { createdBy, createdAt, changedBy, changedAt, approvedBy } = stamp;
  const facts = [
    { label: t('stamp.created'), value: t('stamp.by', { name: createdBy.name, moment: format.moment(createdAt) }) },
    ...(changedBy && changedAt
      ? [
          {
            label: t('stamp.changed'),
            value: t('stamp.by', { name: changedBy.name, moment: format.moment(changedAt) }),
          },
        ]
      : []),
    ...(approvedBy ? [{ label: t('stamp.approvedBy'), value: approvedBy.name }] : []),
  ];
  return (
    <Card>
      <Section title={t('stamp.title')}>
        <KeyValueList facts={facts} layout="under" />
      </Section>
    </Card>
  );
}
