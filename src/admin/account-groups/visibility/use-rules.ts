// The rules on the page: those in force, those of a repaired task, and those that the user chooses, which are kept.
import { useState } from 'react';
import { accountText } from '../../../../domain/account-text.ts';
import type { AccountVisibilityDetail, AccountVisibilityRule } from '../../../../generated/types.ts';
import { useKeptChoice } from '../../../components/admin-resource/kept-choice.ts';
import { isSameRule, type PlannedVisibility } from './account-visibility.ts';
import { keptOf, splitKept, type ChosenRules, type Details, type KeptRules } from './kept-rules.ts';

export interface EditedAccounts {
  readonly ids: readonly string[];
  /** The rules that a task to repair wants. */
  readonly wanted: ChosenRules;
}

/** A kept choice that does not fit what is in force now is not taken over; the offer names its accounts. */
function useOffer(planned: PlannedVisibility | undefined, details: Details, take: (chosen: ChosenRules) => void) {
  const kept = useKeptChoice<KeptRules>(planned, (value) => take(splitKept(value, details).fitting));
  const { fitting, outdated } = splitKept(kept.value ?? {}, details);
  const accounts = outdated.map(({ account }) => accountText(account.account)).join(', ');
  return { kept, accounts, isUseless: Object.keys(fitting).length === 0 };
}

/** The rules of all accounts, those of a repaired task included that the user leaves as they are. */
export function useRules({ ids, wanted }: EditedAccounts, planned: PlannedVisibility | undefined) {
  const before = (planned?.rules ?? []).map(({ detail, after }) => [detail.account.account.id, after] as const);
  const [chosen, setChosen] = useState<ChosenRules>({ ...wanted, ...Object.fromEntries(before) });
  const [details, setDetails] = useState<Details>({});
  const offer = useOffer(planned, details, (fitting) => setChosen((known) => ({ ...known, ...fitting })));
  const known = ids.flatMap((id) => details[id] ?? []);
  return {
    rules: known.map((detail): PlannedVisibility['rules'][number] => {
      const { id } = detail.account.account;
      return { detail, after: chosen[id] ?? detail.rule };
    }),
    chosen,
    /** Null until every account is read, because only then is it known what still fits. */
    offer: known.length === ids.length ? offer : null,
    note: (id: string, detail: AccountVisibilityDetail) => setDetails((read) => ({ ...read, [id]: detail })),
    choose(id: string, rule: AccountVisibilityRule) {
      const next = { ...chosen, [id]: rule };
      setChosen(next);
      const isUnchanged = known.every(({ account: { account }, rule: inForce }) => {
        const start = wanted[account.id] ?? inForce;
        return isSameRule(next[account.id] ?? start, start);
      });
      if (isUnchanged) void offer.kept.drop();
      else offer.kept.keep(keptOf(next, details));
    },
  };
}
