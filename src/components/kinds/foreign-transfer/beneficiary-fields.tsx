import { listBeneficiaryCategories, listCitizenships, listResidencies } from '../../../../generated/calls/lookups.ts';
import { usesIban } from '../../../../domain/identifiers/foreign-account.ts';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupSelect } from '../../pickers/lookup-select.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { BankFields } from './bank-fields.tsx';
import type { ForeignValues } from './foreign-values.ts';
import { SwiftConsent } from './swift-consent.tsx';

const lineLength = 35;
const longestName = 140;
const longestAccount = 34;

const line = (name: 'addressLine1' | 'addressLine2' | 'addressLine3') => `payee.beneficiary.${name}` as const;

function AddressFields() {
  const t = useTexts('payments');
  return (
    <>
      <TextField<ForeignValues>
        name={line('addressLine1')}
        label={t('transfer.address')}
        textClass="anyText"
        maxLength={lineLength}
      />
      <TextField<ForeignValues>
        name={line('addressLine2')}
        label={t('transfer.address2')}
        textClass="anyText"
        maxLength={lineLength}
        isOptional
      />
      <TextField<ForeignValues>
        name={line('addressLine3')}
        label={t('foreign.address3')}
        textClass="anyText"
        maxLength={lineLength}
        isOptional
      />
    </>
  );
}

/** A payee at another bank, here or abroad, as SWIFT carries it. */
export function BeneficiaryFields() {
  const t = useTexts('payments');
  const country = useFieldValue<string>('payee.beneficiary.country');
  return (
    <>
      <BankFields />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField<ForeignValues>
          name="payee.beneficiary.accountNumber"
          label={usesIban(country) ? t('foreign.iban') : t('transfer.accountNumber')}
          textClass="lettersAndDigits"
          maxLength={longestAccount}
          isUpperCase
          hasFigures
        />
        <TextField<ForeignValues>
          name="payee.beneficiary.accountName"
          label={t('transfer.payeeName')}
          textClass="anyText"
          maxLength={longestName}
        />
        <AddressFields />
        <LookupSelect<ForeignValues>
          call={listBeneficiaryCategories}
          name="payee.beneficiary.category"
          label={t('transfer.categoryField')}
        />
        <LookupSelect<ForeignValues>
          call={listCitizenships}
          name="payee.beneficiary.citizenship"
          label={t('transfer.citizenship')}
        />
        <LookupSelect<ForeignValues>
          call={listResidencies}
          name="payee.beneficiary.residency"
          label={t('transfer.residency')}
        />
      </div>
      <SwiftConsent />
    </>
  );
}
