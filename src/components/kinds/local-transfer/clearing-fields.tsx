import {
  listBeneficiaryCategories,
  listCitizenships,
  listDomesticBanks,
  listResidencies,
} from '../../../../generated/calls/lookups.ts';
import { useFormContext } from 'react-hook-form';
import { clearingDetails, type ClearingDetail } from '../../../../domain/clearing-details.ts';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { LookupSelect } from '../../pickers/lookup-select.tsx';
import type { TransferValues } from './transfer-values.ts';

/** Clearing needs a branch, so this lists the branches of the payee's bank. */
function BranchField() {
  const t = useTexts('payments');
  const { bankCode, bankName, branchName, clearingCode } =
    useFieldValue<TransferValues['payee']['beneficiary']>('payee.beneficiary');
  const rail = useFieldValue<string>('transferType') === 'RTGS' ? 'RTGS' : 'LLG';
  const { setValue } = useFormContext<TransferValues>();
  return (
    <LookupField<'listDomesticBanks', TransferValues>
      name="payee.beneficiary.clearingCode"
      label={t('transfer.branch')}
      call={listDomesticBanks}
      inputOf={(search, page) => ({
        body: { filter: { transferType: rail, ...(bankCode && { bankCode }), ...(search && { search }) }, page },
      })}
      optionOf={(branch) => ({
        id: branch.clearingCode ?? '',
        label: branch.branchName ?? branch.bankName,
        description: `${branch.bankName} · ${branch.city}`,
        detail: branch.clearingCode ?? '',
      })}
      onPick={(branch) => setValue('payee.beneficiary.branchName', branch?.branchName ?? '')}
      {...(clearingCode && branchName && { chosen: { id: clearingCode, label: branchName, description: bankName } })}
    />
  );
}

function AddressFields() {
  const t = useTexts('payments');
  return (
    <>
      <TextField<TransferValues> name="payee.beneficiary.addressLine1" label={t('transfer.address')} maxLength={35} />
      <TextField<TransferValues>
        name="payee.beneficiary.addressLine2"
        label={t('transfer.address2')}
        maxLength={35}
        isOptional
      />
    </>
  );
}

const lookups = [
  ['category', listBeneficiaryCategories, 'categoryField'],
  ['citizenship', listCitizenships, 'citizenship'],
  ['residency', listResidencies, 'residency'],
] as const;

interface DetailsProps {
  /** The details to ask for. */
  readonly missing: readonly ClearingDetail[];
}

function Details({ missing }: DetailsProps) {
  const t = useTexts('payments');
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {missing.includes('addressLine1') && <AddressFields />}
      {missing.includes('clearingCode') && <BranchField />}
      {lookups.map(
        ([detail, call, label]) =>
          missing.includes(detail) && (
            <LookupSelect<TransferValues>
              key={detail}
              call={call}
              name={`payee.beneficiary.${detail}`}
              label={t(`transfer.${label}`)}
            />
          ),
      )}
    </div>
  );
}

/** The fields that only clearing (LLG and RTGS) needs; the name is typed, because clearing returns none. */
export function ClearingFields() {
  const t = useTexts('payments');
  return (
    <Section title={t('transfer.clearingTitle')} level={3}>
      <TextField<TransferValues> name="payee.beneficiary.accountName" label={t('transfer.payeeName')} maxLength={70} />
      <Details missing={clearingDetails} />
    </Section>
  );
}

/** What a favorite kept for another rail does not have; its name and its account stay as they are. */
export function MissingClearingFields({ missing }: DetailsProps) {
  const t = useTexts('payments');
  return (
    <Section title={t('transfer.clearingTitle')} level={3}>
      <p className="text-sm text-ink-soft">{t('transfer.clearingOfFavorite')}</p>
      <Details missing={missing} />
    </Section>
  );
}
