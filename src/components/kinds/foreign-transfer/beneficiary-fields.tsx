import { listBeneficiaryCategories, listCitizenships, listResidencies } from '../../../../generated/calls/lookups.ts';
import { usesIban } from '../../../../domain/identifiers/foreign-account.ts';
import { swiftText } from '../../../../domain/swift-text.ts';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupSelect } from '../../pickers/lookup-select.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { BankFields } from './bank-fields.tsx';
import type { ForeignValues } from './foreign-values.ts';
import { SwiftConsent } from './swift-consent.tsx';

const lineLength = 35;
const nearlyFull = 28;
/** Longer texts can be pasted, so that nothing is cut off before the user sees it. */
const longestTyped = 500;
const longestAccount = 34;

interface LineProps {
  readonly name: 'addressLine1' | 'addressLine2' | 'addressLine3';
  readonly label: string;
  readonly isOptional?: boolean;
}

/** Counts the characters that are sent: SWIFT writes some letters with two. */
function AddressLine({ name, ...props }: LineProps) {
  const path = `payee.beneficiary.${name}` as const;
  const { length } = swiftText(useFieldValue<string>(path));
  const note = length >= nearlyFull ? { note: `${length}/${lineLength}` } : {};
  return <TextField<ForeignValues> {...props} {...note} name={path} textClass="anyText" maxLength={longestTyped} />;
}

function AddressFields() {
  const t = useTexts('payments');
  return (
    <>
      <AddressLine name="addressLine1" label={t('transfer.address')} />
      <AddressLine name="addressLine2" label={t('transfer.address2')} isOptional />
      <AddressLine name="addressLine3" label={t('foreign.address3')} isOptional />
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
          maxLength={longestTyped}
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
      <SwiftConsent part="acceptedText" />
    </>
  );
}
