// The flags to check before an exceptional decision, as for every decision that lets a request pass.
import { useState, type ReactNode } from 'react';
import type { DecisionTarget, RequestDetail, RequestFlag } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { FlagChecks, flagsOf } from '../decide/flag-checks.tsx';
import type { ConfirmedTarget } from './use-exceptional.ts';

export interface CheckedFlags {
  readonly checks: ReactNode;
  /** The request with the checked flags. */
  readonly target: ConfirmedTarget;
  readonly disabledReason: string | undefined;
}

export function useFlagChecks(target: DecisionTarget, { flags }: Pick<RequestDetail, 'flags'>): CheckedFlags {
  const t = useTexts('requests');
  const [checked, setChecked] = useState<readonly RequestFlag[]>([]);
  const items = [{ flags, ready: true }];
  const wanted = flagsOf(items);
  const confirmed = wanted.filter((flag) => checked.includes(flag));
  return {
    checks: <FlagChecks items={items} checked={checked} onChange={setChecked} />,
    target: confirmed.length > 0 ? { ...target, confirmed } : target,
    disabledReason: confirmed.length < wanted.length ? t('check.first') : undefined,
  };
}
