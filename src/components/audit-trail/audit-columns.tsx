import type { AuditEvent, AuditOutcome } from '../../../generated/types.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';
import { TwoLines } from '../../ui/two-lines.tsx';
import type { ListColumn } from '../table/list-types.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

const tones: Readonly<Record<AuditOutcome, Tone>> = { done: 'done', refused: 'wait', failed: 'refused' };

export function OutcomeTag({ outcome }: Pick<AuditEvent, 'outcome'>) {
  const t = useTexts('audit');
  return <StatusTag tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusTag>;
}

export function useAuditColumns(): ListColumn<AuditEvent>[] {
  const t = useTexts('audit');
  const format = useFormat();
  return [
    {
      id: 'sequence',
      header: t('list.sequence'),
      width: 88,
      align: 'end',
      cell: ({ sequence }) => <span className="figures">{sequence}</span>,
      text: ({ sequence }) => String(sequence),
    },
    {
      id: 'event',
      header: t('list.event'),
      width: '3fr',
      isRowHeader: true,
      onPhone: 'wide-title',
      cell: ({ summary, subject }) => <TwoLines title={summary} note={subject?.reference} />,
      facts: [
        { title: t('list.event'), text: ({ summary }) => summary },
        { title: t('detail.subject'), text: ({ subject }) => subject?.reference },
      ],
    },
    {
      id: 'actor',
      header: t('list.actor'),
      width: '2fr',
      cell: ({ actor }) => <TwoLines title={actor?.name ?? t('list.system')} note={actor?.userId} />,
      text: ({ actor }) => actor?.userId,
    },
    {
      id: 'occurredAt',
      header: t('list.at'),
      width: '1fr',
      cell: ({ occurredAt }) => <span className="figures whitespace-nowrap">{format.moment(occurredAt)}</span>,
      text: ({ occurredAt }) => occurredAt,
    },
    {
      id: 'outcome',
      header: t('list.outcome'),
      width: 130,
      onPhone: 'aside',
      cell: ({ outcome }) => <OutcomeTag outcome={outcome} />,
      text: ({ outcome }) => t(`outcome.${outcome}`),
    },
    {
      id: 'requestId',
      header: t('list.requestId'),
      isHiddenAtFirst: true,
      cell: ({ requestId }) => <span className="figures">{requestId}</span>,
      text: ({ requestId }) => requestId,
    },
  ];
}
