import type { AccountStatus, AccountWarning } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { StatusTag } from '../../../ui/status-tag.tsx';
import type { Tone } from '../../../ui/tone.ts';

export interface Warned {
  readonly warnings: readonly AccountWarning[];
  readonly closeCutOffTime: boolean;
  readonly status?: AccountStatus | string;
}

const grave: readonly AccountWarning[] = ['blocked', 'overdrawn', 'overdue'];
const quiet: readonly AccountWarning[] = ['dormant', 'held-funds'];

export function toneOfWarning(warning: AccountWarning): Exclude<Tone, 'plain' | 'done'> {
  if (grave.includes(warning)) return 'refused';
  return quiet.includes(warning) ? 'inform' : 'wait';
}

/** The warnings of an account in a few words each. */
export function AccountTags({ account }: { readonly account: Warned }) {
  const t = useTexts('holdings');
  const { warnings, closeCutOffTime, status } = account;
  if (warnings.length === 0 && !closeCutOffTime && status !== 'closed') return null;
  return (
    <span className="flex flex-wrap gap-1">
      {warnings.map((warning) => (
        <StatusTag key={warning} tone={toneOfWarning(warning)} icon={warning === 'dormant' ? 'pause' : 'warning'}>
          {t(`warning.${warning}`)}
        </StatusTag>
      ))}
      {closeCutOffTime && <StatusTag tone="wait">{t('list.pastCutOff')}</StatusTag>}
      {status === 'closed' && <StatusTag tone="plain">{t('status.closed')}</StatusTag>}
    </span>
  );
}
