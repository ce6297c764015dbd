// Sets the payee of the form.
import { useFormContext } from 'react-hook-form';
import type { KnownAccount } from '../../../../generated/types.ts';
import { ownBank } from '../../../../domain/own-bank.ts';
import type { FavoriteOf } from '../../payment-form/favorite-lookup.tsx';
import { useFillSuggestions } from '../../payment-form/use-fill-suggestions.ts';
import { usePayeeBank } from './use-payee-bank.ts';
import { foreignOfFavorite } from './initial-foreign.ts';
import { emptyForeign, noForeignPayee, type ForeignPayeeKind, type ForeignValues } from './foreign-values.ts';

const changed = { shouldDirty: true } as const;
/** What a favorite decides; the other fields are only suggestions. */
export const decidedByFavorite = [
  'transferType',
  'payee',
  'intermediary',
  'charges',
  'remitterBeneficiaryRelationship',
  'isRemitterSameAsBeneficiary',
] as const;

export function useForeignPayee() {
  const { getValues, setValue } = useFormContext<ForeignValues>();
  const fillSuggestions = useFillSuggestions();
  const { write } = usePayeeBank();

  function begin(kind: ForeignPayeeKind): void {
    setValue('transferType', kind === 'own' ? 'OVB' : 'TT', changed);
    // Rupiah go only to an account at this bank.
    const currency = 'transactionDetails.amount.currency';
    if (kind !== 'own' && getValues(currency) === 'IDR') setValue(currency, 'USD', changed);
    const beneficiary = { ...noForeignPayee, ...(kind === 'own' && ownBank) };
    setValue('payee', { ...emptyForeign.payee, beneficiary }, changed);
    setValue('intermediary', emptyForeign.intermediary, changed);
  }

  /** Takes an account at this bank, and the currency that arrives there. */
  function takeAccount(account: KnownAccount | undefined): void {
    const { accountNumber = '', accountName = '', currency = 'USD' } = account ?? {};
    write({ accountNumber, accountName, currency });
    if (account) setValue('transactionDetails.amount.currency', currency, changed);
  }

  function takeFavorite(favorite: FavoriteOf<'FCY'>): void {
    const filled = foreignOfFavorite(favorite);
    for (const field of decidedByFavorite) setValue(field, filled[field], changed);
    const { codeWord, transactionDetails } = filled;
    const { amount, purposeCode } = transactionDetails;
    setValue('transactionDetails.amount.currency', amount.currency, changed);
    if (purposeCode) setValue('transactionDetails.purposeCode', purposeCode, changed);
    if (codeWord) setValue('codeWord', codeWord, changed);
    fillSuggestions(filled, favorite);
  }

  return { begin, takeAccount, takeFavorite };
}
