import type { RequestFlag } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

/** The flags that an approver must check and confirm with the decision. */
export const flagsToCheck: readonly RequestFlag[] = [
  'maker-blocked',
  'possible-duplicate',
  'payee-account-changed',
  'name-differs',
  'name-unchecked',
  'first-time-payee',
  'repeated-reference',
  'balance-low',
];

const toneOf = (flag: RequestFlag) => {
  if (flag === 'late' || flag === 'exceptional' || flag === 'maker-blocked') return 'refused';
  return flagsToCheck.includes(flag) ? 'wait' : 'inform';
};

export function RequestFlags({ flags }: { readonly flags: readonly RequestFlag[] }) {
  const t = useTexts('requests');
  if (flags.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {flags.map((flag) => (
        <StatusTag key={flag} tone={toneOf(flag)}>
          {t(`flag.${flag}`)}
        </StatusTag>
      ))}
    </span>
  );
}
