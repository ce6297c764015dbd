// The alias of one account with a checklist that updates while the user types.
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { checkAccountAlias } from '../../../generated/calls/account-names.ts';
import { accountAlias } from '../../../generated/field-bounds.ts';
import type { RenamableAccount } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { RuleLine, type RuleState } from '../../components/form/rule-line.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

const typingPauseMilliseconds = 400;

const stateOf = (isMet: boolean | undefined): RuleState => {
  if (isMet === undefined) return 'unknown';
  return isMet ? 'met' : 'unmet';
};

/** The field of another account can take away the fault that both have the same alias. */
function useFaultChecked(name: string): void {
  const { getFieldState, trigger } = useFormContext();
  const values = JSON.stringify(useWatch());
  useEffect(() => {
    if (getFieldState(name).error) void trigger(name);
  }, [values]);
}

const keyOf = (alias: string | null | undefined) => (alias ?? '').trim().toLowerCase();

/** Whether an account of the form has the alias now and gets another one with the same change. */
function useIsGivenUp(typed: string, accounts: readonly RenamableAccount[]): boolean {
  const values: Readonly<Record<string, { readonly alias?: string } | undefined>> = useWatch();
  const owner = accounts.find(({ alias }) => keyOf(alias) === keyOf(typed));
  return owner !== undefined && keyOf(values[owner.accountId]?.alias) !== keyOf(typed);
}

/** Returns undefined until the bank has answered for the typed alias. */
function useIsFree({ accountId, alias }: RenamableAccount, typed: string): boolean | undefined {
  const rested = useDebouncedValue(typed, typingPauseMilliseconds);
  const isOwn = typed.toLowerCase() === alias?.toLowerCase();
  const isAsked = rested !== '' && !isOwn;
  const answer = useRead(checkAccountAlias, isAsked ? { body: { alias: rested, exceptId: accountId } } : null).data;
  if (isOwn) return true;
  return rested === typed ? answer?.available : undefined;
}

interface AliasFieldProps {
  readonly account: RenamableAccount;
  /** All accounts of the form. */
  readonly accounts: readonly RenamableAccount[];
}

function Checklist({ account, accounts, typed }: AliasFieldProps & { readonly typed: string }) {
  const t = useTexts('account-names');
  const words = useTexts('administration');
  const isGivenUp = useIsGivenUp(typed, accounts);
  const isUnused = useIsFree(account, typed);
  const isFree = isGivenUp || isUnused;
  const states = { characters: stateOf(accountAlias.pattern.test(typed)), available: stateOf(isFree) };
  const textOf = { characters: t('rule.characters'), available: t(isFree === false ? 'rule.taken' : 'rule.available') };
  return (
    <ul aria-label={words('name.rules')} aria-live="polite" className="flex flex-col gap-1 text-sm">
      {(['characters', 'available'] as const).map((rule) => (
        <RuleLine key={rule} state={states[rule]} text={textOf[rule]} stateText={words(`name.${states[rule]}`)} />
      ))}
    </ul>
  );
}

export function AliasField({ account, accounts }: AliasFieldProps) {
  const t = useTexts('account-names');
  const name = `${account.accountId}.alias`;
  const typed = (useFieldValue<string | undefined>(name) ?? '').trim();
  useFaultChecked(name);
  return (
    <div className="flex max-w-96 flex-col gap-2">
      <TextField
        name={name}
        label={t('list.alias')}
        textClass="accountAlias"
        maxLength={accountAlias.longest}
        autoComplete="off"
        isOptional
      />
      {typed === '' ? (
        <p className="text-sm text-ink-soft">{t('form.given', { name: account.accountName })}</p>
      ) : (
        <Checklist account={account} accounts={accounts} typed={typed} />
      )}
    </div>
  );
}
