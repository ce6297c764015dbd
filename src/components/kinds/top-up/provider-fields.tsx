import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { domesticMobile, institutionFor, operatorOf } from '../../../../domain/phone-prefix.ts';
import { isMobileNumberType } from '../../../../domain/top-up.ts';
import type { Institution } from '../../../../generated/types.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { useCategories, useInstitutionOption } from '../institution/institution-lists.ts';
import { DestinationNameField, NumberField } from '../institution/number-fields.tsx';
import { useKnownInstitution } from '../institution/use-known-institution.ts';
import { usePrefixes, useProviders } from './provider-lists.ts';
import type { TopUpValues } from './top-up-values.ts';
import { providerOf, useTopUpPayee } from './use-top-up.ts';

const icons: Readonly<Record<string, IconName>> = {
  E_WALLET: 'wallet',
  MOBILE_CREDIT: 'mobile',
  MOBILE_DATA: 'globe',
  ELECTRICITY_TOKEN: 'bolt',
  GAME: 'star',
};

function CategoryField() {
  const t = useTexts('payments');
  const { takeCategory } = useTopUpPayee();
  const choices = useCategories('TOPUP').map(({ category, categoryName }) => {
    const icon = icons[category];
    return { id: category, label: categoryName, ...(icon && { icon }) };
  });
  return (
    <RadioCardsField<TopUpValues>
      name="payeeDetails.category"
      label={t('topUp.category')}
      choices={choices}
      columns={3}
      onPick={takeCategory}
    />
  );
}

interface Providers {
  readonly providers: readonly Institution[];
}

function InstitutionField({ providers }: Providers) {
  const t = useTexts('payments');
  const optionOf = useInstitutionOption();
  const { takeProvider } = useTopUpPayee();
  const pick = (id: string) => {
    const found = providers.find(({ institution }) => institution === id);
    if (found) takeProvider(found);
  };
  return (
    <SelectField<TopUpValues>
      name="payeeDetails.institution"
      label={t('topUp.institution')}
      options={providers.map((one) => optionOf(one))}
      onPick={pick}
    />
  );
}

/** Chooses the only institution of a category, or the one whose operator has the prefix of the number. */
function useSuggestedProvider({ providers }: Providers): string | undefined {
  const { takeProvider } = useTopUpPayee();
  const { institution, accountNumber } = useFieldValue<TopUpValues['payeeDetails']>('payeeDetails');
  const isMobile = providers.some(({ numberType }) => numberType === 'mobile-credit' || numberType === 'mobile-data');
  const prefixes = usePrefixes(isMobile);
  const sold = providers.map((one) => one.institution);
  const found = isMobile ? institutionFor(prefixes, accountNumber, sold) : sold.length === 1 ? sold[0] : undefined;
  const suggested = providers.find((one) => one.institution === found && one.available);
  useEffect(() => {
    if (suggested && suggested.institution !== institution) takeProvider(suggested);
    // Only a change of the suggestion takes it; the user may choose another institution afterwards.
  }, [suggested?.institution]);
  return isMobile ? operatorOf(prefixes, accountNumber)?.operator : undefined;
}

/** Updates a saved payee, because its institution may have another name or sell other things now. */
export function useKnownProvider(): void {
  const { setValue, getValues } = useFormContext<TopUpValues>();
  const found = useKnownInstitution('TOPUP', useFieldValue<string>('provider.name'));
  useEffect(() => {
    if (!found) return;
    setValue('provider', providerOf(found));
    setValue('payeeDetails.numberType', found.numberType);
  }, [found, setValue, getValues]);
}

function NumberFields({ providers }: Providers) {
  const t = useTexts('payments');
  const { numberLabel } = useFieldValue<TopUpValues['provider']>('provider');
  const operator = useSuggestedProvider({ providers });
  const [first] = providers;
  const isGame = first?.numberType === 'game';
  const isMobile = first !== undefined && isMobileNumberType(first.numberType);
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <NumberField
        label={numberLabel || first?.numberLabel || t('topUp.number')}
        textClass={isGame ? 'defaultTyping' : 'digits'}
        {...(operator && { description: t('topUp.operator', { operator }) })}
        {...(isMobile && { write: domesticMobile })}
      />
      <InstitutionField providers={providers} />
      <DestinationNameField description={t('topUp.destinationNote')} />
    </div>
  );
}

/** The fields of the category, the number and the institution. */
export function ProviderFields() {
  const category = useFieldValue<string>('payeeDetails.category');
  const providers = useProviders(category);
  return (
    <>
      <CategoryField />
      {category && providers.length > 0 && <NumberFields key={category} providers={providers} />}
    </>
  );
}
