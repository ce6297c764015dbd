// The button that asks the institution about the number, and its answer.
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { Inquiry } from './use-inquiry.ts';

interface InquiryLineProps extends Pick<Inquiry, 'isPending' | 'isFound' | 'refusal' | 'check'> {
  readonly ask: string;
  readonly notAsked: string;
  /** The answer, once there is one. */
  readonly children: ReactNode;
}

/** Shows why the institution did not answer. */
export function InquiryRefusal({ refusal }: Pick<Inquiry, 'refusal'>) {
  const words = refusal && wordsOf(refusal);
  return (
    words && (
      <Banner tone="refused" title={words.title}>
        {words.description}
      </Banner>
    )
  );
}

export function InquiryLine({ isPending, isFound, refusal, check, ask, notAsked, children }: InquiryLineProps) {
  const t = useTexts('payments');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" icon="receipt" isPending={isPending} onPress={() => void check()}>
          {isFound ? t('bill.askAgain') : ask}
        </Button>
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-2">
          {isFound ? children : <span className="text-sm text-ink-soft">{notAsked}</span>}
        </p>
      </div>
      <InquiryRefusal refusal={refusal} />
    </div>
  );
}
