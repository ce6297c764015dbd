// The button that asks the institution about the number, and its answer.
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';
import type { Inquiry } from './use-inquiry.ts';

interface InquiryLineProps extends Pick<Inquiry, 'isPending' | 'refusal' | 'check'> {
  readonly label: string;
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

export function InquiryLine({ isPending, refusal, check, label, children }: InquiryLineProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" icon="receipt" isPending={isPending} onPress={() => void check()}>
          {label}
        </Button>
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-2">
          {children}
        </p>
      </div>
      <InquiryRefusal refusal={refusal} />
    </div>
  );
}
