import { useState } from 'react';
import { listConfigurationLines } from '../../../generated/calls/company.ts';
import type { ConfigurationLine, ConfiguredKind, ConfiguredRecord } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { RecordStatusTag } from '../../components/admin-resource/record-status.tsx';
import { ReadFailure } from '../../components/failure/read-failure.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Section } from '../../ui/section.tsx';

function useOrigin({ taskRefNo, activatedUserId, entry }: ConfiguredRecord): readonly string[] {
  const t = useTexts('company');
  if (taskRefNo) return [t('history.task', { refNo: taskRefNo })];
  if (activatedUserId) return [t('history.activation', { userId: activatedUserId })];
  return entry ? [t('history.byBank')] : [];
}

function Stamp({ record }: { readonly record: ConfiguredRecord }) {
  const t = useTexts('company');
  const format = useFormat();
  const { since, entry } = record;
  const parts = [
    t('history.since', { moment: format.moment(since) }),
    ...useOrigin(record),
    ...(entry ? [t('history.entry', { sequence: entry.sequence, moment: format.moment(entry.occurredAt) })] : []),
  ];
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      {parts.join(' · ')}
      {entry && <span className="block figures">{entry.hash}</span>}
    </p>
  );
}

interface Shown {
  readonly date: string;
  readonly record: ConfiguredRecord;
}

const factsOf = (lines: readonly ConfigurationLine[]) => lines.map((line, index) => ({ id: String(index), ...line }));

function AllLines({ date, record: { kind, id, lineCount, lines } }: Shown) {
  const t = useTexts('company');
  const common = useTexts('common');
  const pages = usePages(listConfigurationLines, (page) => ({ body: { date, kind, id, page } }), 100);
  if (pages.error) return <ReadFailure error={pages.error} onRetry={() => void pages.refresh()} />;
  const shown = pages.items.length > 0 ? pages.items : lines;
  return (
    <>
      <KeyValueList facts={factsOf(shown)} />
      <LoadMore
        shown={t('history.lines', { count: shown.length, total: lineCount })}
        label={common('list.loadMore')}
        hasMore={pages.hasMore}
        onLoadMore={pages.loadMore}
        isPending={pages.isLoadingMore}
      />
    </>
  );
}

function Lines({ date, record }: Shown) {
  const t = useTexts('company');
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole) return <AllLines date={date} record={record} />;
  const { lines, lineCount } = record;
  return (
    <>
      <KeyValueList facts={factsOf(lines)} />
      {lineCount > lines.length && (
        <Button variant="quiet" size="small" onPress={() => setIsWhole(true)}>
          {t('history.showLines', { count: lineCount })}
        </Button>
      )}
    </>
  );
}

function Configured({ date, record }: Shown) {
  const { name, status } = record;
  const title = (
    <span className="flex flex-wrap items-center gap-2">
      {name}
      {status && <RecordStatusTag status={status} />}
    </span>
  );
  return (
    <li className="py-3">
      <Section title={title} level={3}>
        <Lines date={date} record={record} />
        <Stamp record={record} />
      </Section>
    </li>
  );
}

export function useKindName(): (kind: ConfiguredKind) => string {
  const administration = useTexts('administration');
  const workflows = useTexts('workflows');
  return (kind) => (kind === 'approval-group' ? workflows(`groupKind.${kind}`) : administration(`kind.${kind}`));
}

interface ConfiguredKindsProps {
  readonly date: string;
  readonly records: readonly ConfiguredRecord[];
}

export function ConfiguredKinds({ date, records }: ConfiguredKindsProps) {
  const kindName = useKindName();
  return [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, own]) => (
    <Card key={kind}>
      <Section title={kindName(kind)}>
        <ul className="-my-3 ruled">
          {own.map((record) => (
            <Configured key={record.id} date={date} record={record} />
          ))}
        </ul>
      </Section>
    </Card>
  ));
}
