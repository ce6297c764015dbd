// The section with the amount, and its parts: an amount that is fixed, or one in the range of an institution.
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import { AmountField } from '../../payment-form/amount-field.tsx';
import { BalanceAfter, type UseTypedFee } from '../../payment-form/balance-after.tsx';
import { TimingFields } from '../../payment-form/timing-fields.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

const rupiah = (value: string) => ({ value, currency: 'IDR' }) as const;

/** An amount that cannot be typed; empty while it is not known. */
export function FixedAmount({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div role="status" className="flex max-w-96 flex-col gap-1">
      <span className="text-sm text-ink-soft">{label}</span>
      <Amount amount={rupiah(value || '0.00')} size="large" />
      <span className="text-sm">{value && <AmountInWords amount={rupiah(value)} />}</span>
    </div>
  );
}

interface Range {
  readonly minimum: string;
  readonly maximum: string;
}

export function RangedAmount({ minimum, maximum }: Range) {
  const t = useTexts('payments');
  const format = useFormat();
  return (
    <div>
      <AmountField />
      {minimum && maximum && (
        <p className="text-sm text-ink-soft">
          {t('bill.range', { from: format.money(rupiah(minimum)), to: format.money(rupiah(maximum)) })}
        </p>
      )}
    </div>
  );
}

interface BesideBalanceProps {
  readonly useFee: UseTypedFee;
  readonly children: ReactNode;
}

/** The amount with what will be left on the account beside it. */
export const BesideBalance = ({ useFee, children }: BesideBalanceProps) => (
  <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
    {children}
    <BalanceAfter useFee={useFee} />
  </div>
);

interface AmountFrameProps {
  readonly title: string;
  readonly cutOff: ReactNode;
  readonly children: ReactNode;
}

export const AmountFrame = ({ title, cutOff, children }: AmountFrameProps) => (
  <Card>
    <Section id="amount" title={title}>
      {children}
      <TimingFields isEveryDay={false} />
      {cutOff}
    </Section>
  </Card>
);
