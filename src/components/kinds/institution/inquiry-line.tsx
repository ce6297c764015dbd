// The button that asks the institution about the number, and its answer.
import type { ReactNode } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';

export interface Inquiry {
  readonly isPending: boolean;
  readonly refusal: ApiError | undefined;
  readonly isFound: boolean;
  check(): Promise<void>;
  /** Call this when a field loses the focus. Asks the institution, unless it was asked about these values already. */
  leave(): void;
}

interface InquiryLineProps extends Pick<Inquiry, 'isPending' | 'refusal' | 'check'> {
  readonly label: string;
  readonly children: ReactNode;
}

export function InquiryLine({ isPending, refusal, check, label, children }: InquiryLineProps) {
  const words = refusal && wordsOf(refusal);
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
      {words && (
        <Banner tone="refused" title={words.title}>
          {words.description}
        </Banner>
      )}
    </div>
  );
}
