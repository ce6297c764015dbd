import { listUsableFavorites } from '../../../generated/calls/favorites.ts';
import type { FavoriteForUse } from '../../../generated/types.ts';
import { groupedAccount, maskedAccount } from '../../../domain/masks.ts';
import type { Option } from '../../ui/option.tsx';
import { fieldText } from '../failure/failure-texts.ts';
import { useFieldValue } from '../form/use-field.ts';
import { LookupField } from '../pickers/lookup-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';
import { useTakeFavorite } from './use-take-favorite.ts';

function optionOf({ favoriteId, form, code }: FavoriteForUse): Option {
  const beneficiary = form.paymentType === 'LCY' ? form.beneficiary : undefined;
  const account = beneficiary && `${beneficiary.bankName} ${maskedAccount(beneficiary.accountNumber)}`;
  return {
    id: favoriteId,
    label: form.favoriteName,
    description: code ? fieldText({ code }) : [beneficiary?.accountName, account].filter(Boolean).join(' · '),
    isDisabled: code !== null,
  };
}

function Holder() {
  const { accountName, accountNumber, bankName } =
    useFieldValue<TransferValues['payee']['beneficiary']>('payee.beneficiary');
  const { proxy } = useFieldValue<TransferValues['payee']['proxy']>('payee.proxy');
  const t = useTexts('payments');
  if (accountName === '') return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="text-ink-soft">{t('transfer.found')}</span>
      <span className="font-bold">{accountName}</span>
      <span className="figures">
        {bankName} {groupedAccount(accountNumber)}
      </span>
      {proxy !== '' && <span className="figures text-ink-soft">{proxy}</span>}
    </p>
  );
}

/** The bank takes account and name from the favorite; here they are only shown. */
export function FavoritePayee() {
  const t = useTexts('payments');
  const { begin } = usePayee();
  const takeFavorite = useTakeFavorite();
  const { favoriteId, favoriteName } = useFieldValue<TransferValues['payee']>('payee');
  function take(favorite: FavoriteForUse | undefined): void {
    if (favorite?.form.paymentType !== 'LCY') return begin('favorite');
    takeFavorite({ favoriteId: favorite.favoriteId, form: favorite.form });
  }
  return (
    <>
      <LookupField<'listUsableFavorites', TransferValues>
        name="payee.favoriteId"
        label={t('transfer.favoriteField')}
        call={listUsableFavorites}
        inputOf={(search, page) => ({
          body: { filter: { paymentType: 'LCY', ...(search && { search }) }, page },
        })}
        optionOf={optionOf}
        onPick={take}
        {...(favoriteId && { chosen: { id: favoriteId, label: favoriteName } })}
      />
      <Holder />
    </>
  );
}
