// One event: what changed, what a decision rested on, and its place in the chain.
import { getAuditEvent } from '../../../generated/calls/reports.ts';
import type { AuditDecision, AuditEventDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { KeyValueList, type Fact } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChangeWords } from '../admin-resource/change-words.ts';
import { ChangeList } from '../deciding/change-list.tsx';
import { Reading } from '../failure/reading.tsx';
import { useFailureTitle } from '../failure/use-failure-words.ts';
import { useMatchedRow } from '../route/use-matched-row.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { OutcomeTag } from './audit-columns.tsx';

const digest = (text: string) => <span className="figures text-sm wrap-anywhere">{text}</span>;

function useFacts({ event, ipAddress, device, reason, code }: AuditEventDetail): Fact[] {
  const t = useTexts('audit');
  const format = useFormat();
  const failureTitle = useFailureTitle();
  const { actor, subject, requestId } = event;
  return [
    { label: t('detail.type'), value: t(`event.${event.eventType}`) },
    ...(subject ? [{ label: t('detail.subject'), value: `${subject.name} · ${subject.reference}` }] : []),
    { label: t('detail.at'), value: format.moment(event.occurredAt) },
    { label: t('detail.actor'), value: actor ? `${actor.name} · ${actor.userId}` : t('list.system') },
    { label: t('list.outcome'), value: <OutcomeTag outcome={event.outcome} /> },
    ...(code ? [{ label: t('detail.code'), value: failureTitle(code) }] : []),
    ...(reason ? [{ label: t('detail.reason'), value: reason }] : []),
    ...(ipAddress ? [{ label: t('detail.from'), value: <span className="figures">{ipAddress}</span> }] : []),
    ...(device ? [{ label: t('detail.device'), value: device }] : []),
    ...(requestId ? [{ label: t('detail.requestId'), value: digest(requestId) }] : []),
  ];
}

function Decision({ decision }: { readonly decision: AuditDecision }) {
  const t = useTexts('audit');
  const rowText = useMatchedRow();
  const { revision, matrixVersion, matchedRow, eligible, signatureDigest } = decision;
  const facts: Fact[] = [
    { label: t('detail.revision'), value: String(revision) },
    ...(matchedRow ? [{ label: t('detail.row'), value: rowText(matchedRow) }] : []),
    ...(matrixVersion === null ? [] : [{ label: t('detail.mapVersion'), value: String(matrixVersion) }]),
    { label: t('detail.eligible'), value: eligible.map(({ name }) => name).join(', ') || t('detail.none') },
    { label: t('detail.signature'), value: signatureDigest ? digest(signatureDigest) : t('detail.noSignature') },
  ];
  return (
    <Section title={t('detail.decision')} level={3}>
      <KeyValueList facts={facts} layout="under" />
    </Section>
  );
}

function Event({ detail }: { readonly detail: AuditEventDetail }) {
  const t = useTexts('audit');
  const words = useChangeWords();
  const { event, changes, decision, hash, previousHash } = detail;
  const chain = [
    { label: t('detail.hash'), value: digest(hash) },
    { label: t('detail.previous'), value: digest(previousHash) },
  ];
  return (
    <div className="flex flex-col gap-5">
      <p className="font-semibold">{event.summary}</p>
      <KeyValueList facts={useFacts(detail)} layout="under" />
      {changes.length > 0 && (
        <Section title={t('detail.changes')} level={3}>
          <ChangeList changes={words(changes)} />
        </Section>
      )}
      {decision && <Decision decision={decision} />}
      <Section title={t('detail.chain')} level={3}>
        <KeyValueList facts={chain} layout="under" />
      </Section>
    </div>
  );
}

export function AuditDrawer({ eventId, onClose }: { readonly eventId: string; readonly onClose: () => void }) {
  const t = useTexts('audit');
  const common = useTexts('common');
  const read = useRead(getAuditEvent, { body: { eventId } });
  const sequence = read.data?.event.sequence;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={sequence === undefined ? t('detail.what') : t('detail.title', { sequence })}
      closeLabel={common('action.close')}
    >
      <Reading read={read} skeleton={<Skeleton className="h-80 w-full" />}>
        {(detail) => <Event detail={detail} />}
      </Reading>
    </Drawer>
  );
}
