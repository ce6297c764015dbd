// The alias of one account with a checklist that updates while the user types.
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

/** Returns undefined until the bank has answered for the typed alias. */
function useIsFree({ accountId, alias }: RenamableAccount, typed: string): boolean | undefined {
  const rested = useDebouncedValue(typed, typingPauseMilliseconds);
  const isOwn = typed.toLowerCase() === alias?.toLowerCase();
  const isAsked = rested !== '' && !isOwn;
  const answer = useRead(checkAccountAlias, isAsked ? { body: { alias: rested, exceptId: accountId } } : null).data;
  if (isOwn) return true;
  return rested === typed ? answer?.available : undefined;
}

function Checklist({ account, typed }: { readonly account: RenamableAccount; readonly typed: string }) {
  const t = useTexts('account-names');
  const words = useTexts('administration');
  const isFree = useIsFree(account, typed);
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

export function AliasField({ account }: { readonly account: RenamableAccount }) {
  const t = useTexts('account-names');
  const name = `${account.accountId}.alias`;
  const typed = (useFieldValue<string | undefined>(name) ?? '').trim();
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
        <Checklist account={account} typed={typed} />
      )}
    </div>
  );
}
