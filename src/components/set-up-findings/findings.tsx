// What is wrong with a set-up: each with the page on which it is mended.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listSetUpFindings } from '../../../generated/calls/workflows.ts';
import type { SetUpFinding, SetUpFindingRequest } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ReadFailure } from '../failure/read-failure.tsx';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckedLine } from '../../ui/checked-line.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { isOfIdentity, mendingPath, useFindingText, useRecordName } from './finding-words.ts';
import { useIdentityPath } from './use-identity-path.ts';

const PAGE = 30;

export const findingKey = ({ rule, record, stage, names, code, uncovered }: SetUpFinding) =>
  [rule, record.kind, record.id, record.name, stage, ...names, code, JSON.stringify(uncovered)].join(' ');

interface FindingRowProps {
  readonly finding: SetUpFinding;
  readonly isSolved?: boolean;
}

export function FindingRow({ finding, isSolved = false }: FindingRowProps) {
  const t = useTexts('workflows');
  const textOf = useFindingText();
  const nameOf = useRecordName();
  const identityPath = useIdentityPath();
  const { rule, record, severity } = finding;
  const mending = mendingPath(record, isSolved);
  const to = mending && isOfIdentity(rule) ? identityPath(record.id) : mending;
  const isEnding = rule === 'identity-expiring';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-64">
        {to ? (
          <Link to={to} className="font-medium text-accent underline-offset-3 hover:underline">
            {nameOf(record)}
          </Link>
        ) : (
          <span className="font-medium">{nameOf(record)}</span>
        )}
        <span className="block wrap-anywhere">{textOf(finding)}</span>
      </span>
      {isSolved ? (
        <StatusTag tone="done">{t('finding.solved')}</StatusTag>
      ) : (
        <StatusTag tone={severity === 'warns' ? 'wait' : 'refused'}>
          {t(isEnding ? 'finding.endsSoon' : `finding.${severity}`)}
        </StatusTag>
      )}
    </li>
  );
}

interface FindingsProps {
  readonly request: SetUpFindingRequest;
  readonly title: string;
  /** Shown when there are none. */
  readonly none: ReactNode;
}

export function Findings({ request, title, none }: FindingsProps) {
  const common = useTexts('common');
  const pages = usePages(listSetUpFindings, (page) => ({ body: { ...request, page } }), PAGE);
  if (pages.error) return <ReadFailure error={pages.error} onRetry={() => void pages.refresh()} />;
  if (pages.isLoading) return null;
  if (pages.items.length === 0) return none;
  return (
    <Card>
      <Section title={title}>
        <ul className="-my-2 ruled">
          {pages.items.map((finding) => (
            <FindingRow key={findingKey(finding)} finding={finding} />
          ))}
        </ul>
        {pages.hasMore && <Button onPress={pages.loadMore}>{common('list.loadMore')}</Button>}
      </Section>
    </Card>
  );
}

/** What is wrong with a change, before it is submitted and before it is approved. */
export function DraftFindings({ draft }: { readonly draft: NonNullable<SetUpFindingRequest['draft']> }) {
  const t = useTexts('workflows');
  return <Findings request={{ draft }} title={t('finding.ofDraft')} none={<CheckedLine text={t('finding.none')} />} />;
}
