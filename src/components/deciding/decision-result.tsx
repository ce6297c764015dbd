import type { ReactNode } from 'react';
import type { ErrorCode, FailureParameters } from '../../../generated/types.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useTexts } from '../text/use-texts.ts';

interface DecisionResultProps {
  readonly name: string;
  readonly refNo: string;
  readonly accepted: boolean;
  readonly code: ErrorCode | null;
  readonly parameters?: FailureParameters | undefined;
  /** The amount, if the record has one. */
  readonly children?: ReactNode;
  readonly status?: ReactNode;
}

/** Shows the result for one of several records that were decided on together. */
export function DecisionResultLine(props: DecisionResultProps) {
  const { name, refNo, accepted, code, parameters, children, status } = props;
  const t = useTexts('requests');
  const fieldText = useFieldText();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium">{name || refNo}</span>
        <span className="figures block text-sm text-ink-soft">{refNo}</span>
        {code && <span className="block text-sm">{fieldText({ code, ...(parameters && { parameters }) })}</span>}
      </span>
      {children}
      <span className="flex flex-wrap justify-end gap-2 sm:w-60">
        <StatusTag tone={accepted ? 'done' : 'refused'}>
          {accepted ? t('outcome.accepted') : t('outcome.refused')}
        </StatusTag>
        {status}
      </span>
    </li>
  );
}
