import type { ConfiguredRecord } from '../../../generated/types.ts';
import { RecordStatusTag } from '../../components/admin-resource/record-status.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';

function Stamp({ record: { since, taskRefNo, entry } }: { readonly record: ConfiguredRecord }) {
  const t = useTexts('company');
  const format = useFormat();
  const parts = [
    t('history.since', { moment: format.moment(since) }),
    ...(taskRefNo ? [t('history.task', { refNo: taskRefNo })] : []),
    ...(entry ? [t('history.entry', { sequence: entry.sequence, moment: format.moment(entry.occurredAt) })] : []),
  ];
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      {parts.join(' · ')}
      {entry && <span className="block figures">{entry.hash}</span>}
    </p>
  );
}

function Configured({ record }: { readonly record: ConfiguredRecord }) {
  const { name, status, lines } = record;
  const title = (
    <span className="flex flex-wrap items-center gap-2">
      {name}
      {status && <RecordStatusTag status={status} />}
    </span>
  );
  return (
    <li className="py-3">
      <Section title={title} level={3}>
        <KeyValueList facts={lines.map((line, index) => ({ id: String(index), ...line }))} />
        <Stamp record={record} />
      </Section>
    </li>
  );
}

function useKindName(): (kind: ConfiguredRecord['kind']) => string {
  const administration = useTexts('administration');
  const workflows = useTexts('workflows');
  return (kind) => (kind === 'approval-group' ? workflows(`groupKind.${kind}`) : administration(`kind.${kind}`));
}

export function ConfiguredKinds({ records }: { readonly records: readonly ConfiguredRecord[] }) {
  const kindName = useKindName();
  return [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, own]) => (
    <Card key={kind}>
      <Section title={kindName(kind)}>
        <ul className="-my-3 ruled">
          {own.map((record) => (
            <Configured key={record.id} record={record} />
          ))}
        </ul>
      </Section>
    </Card>
  ));
}
