// The accounts of a user: what each is for, the limits of the account, and what account visibility hides.
import { accountText } from '../../../domain/account-text.ts';
import type { AccountLimitValues, EffectiveAccess } from '../../../generated/types.ts';
import { ReachedAccounts } from '../../components/admin-resource/reached-accounts.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

type Access = { readonly access: EffectiveAccess };

function useLimitNote({ limitedAccounts }: EffectiveAccess): (accountId: string) => string | undefined {
  const t = useTexts('users');
  const format = useFormat();
  const names = [
    ['minimum', 'effective.accountMinimum'],
    ['maximum', 'effective.accountMaximum'],
    ['dailyMaximum', 'effective.accountDaily'],
  ] as const;
  const textOf = (values: AccountLimitValues, currency: string) =>
    names
      .flatMap(([name, key]) => {
        const value = values[name];
        return value === null ? [] : t(key, { amount: format.money({ value, currency }) });
      })
      .join(', ');
  return (accountId) => {
    const found = limitedAccounts.find((one) => one.accountId === accountId);
    return found && t('effective.ofAccount', { limits: textOf(found.values, found.currency) });
  };
}

function Hidden({ access: { hiddenAccounts } }: Access) {
  const t = useTexts('users');
  if (hiddenAccounts.length === 0) return null;
  return (
    <ul aria-label={t('effective.hidden')} className="ruled border-t border-line">
      {hiddenAccounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 wrap-anywhere text-ink-soft">{accountText(account)}</span>
          <StatusTag tone="plain" icon="eye-off">
            {t('effective.hidden')}
          </StatusTag>
        </li>
      ))}
    </ul>
  );
}

export function EffectiveAccounts({ access }: Access) {
  const t = useTexts('users');
  const noteOf = useLimitNote(access);
  const { subUserGroup, accounts, services } = access;
  const from = subUserGroup ? t('effective.fromGroup', { group: subUserGroup.name }) : t('effective.noGroup');
  const decidesOnly = accounts.length > 0 && !services.some(({ allowMaker }) => allowMaker === 1);
  return (
    <Card>
      <Section title={t('effective.accounts')} description={from}>
        {decidesOnly && <p className="text-sm text-ink-soft">{t('effective.decidesOnly')}</p>}
        <ReachedAccounts accounts={accounts} noteOf={noteOf} />
        <Hidden access={access} />
      </Section>
    </Card>
  );
}
