import { useFieldText } from '../failure/use-failure-words.ts';
import { useTexts } from '../text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { CodedFailure } from '../../lib/coded-message.ts';

/** Shows why one of several records cannot be decided on now. */
export function LeftOutReason({ failure }: { readonly failure: CodedFailure }) {
  const t = useTexts('requests');
  const fieldText = useFieldText();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <StatusTag tone="refused">{t('plan.leftOut')}</StatusTag>
      {fieldText(failure)}
    </p>
  );
}
