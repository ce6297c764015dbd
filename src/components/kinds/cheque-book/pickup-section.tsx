import { useFormContext } from 'react-hook-form';
import { listPickUpBranches } from '../../../../generated/calls/lookups.ts';
import type { PickUpBranch } from '../../../../generated/types.ts';
import { useEveryItem } from '../../../api/every-item.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ChequeBookValues } from './cheque-values.ts';
import { PickupFields } from './pickup-fields.tsx';

function CityField() {
  const t = useTexts('payments');
  const branches = useEveryItem(listPickUpBranches) ?? [];
  const cities = [...new Set(branches.map(({ city }) => city))].toSorted();
  return (
    <SelectField<ChequeBookValues>
      name="city"
      label={t('books.near')}
      options={[{ id: '', label: t('books.anyCity') }, ...cities.map((city) => ({ id: city, label: city }))]}
      placeholder={t('books.anyCity')}
      isOptional
    />
  );
}

/** Lists the branches by name, or by distance from the chosen city. */
function BranchField() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<ChequeBookValues>();
  const near = useFieldValue<string>('city');
  const { branchCode, branchName } = useFieldValue<ChequeBookValues['branch']>('branch');
  const optionOf = ({ branchCode: id, branchName: label, address, city, distance }: PickUpBranch) => ({
    id,
    label,
    description: `${address}, ${city}`,
    ...(distance !== null && { detail: t('books.distance', { kilometres: distance }) }),
  });
  return (
    <LookupField<'listPickUpBranches', ChequeBookValues>
      name="branch.branchCode"
      label={t('books.branch')}
      call={listPickUpBranches}
      inputOf={(search, page) => ({
        body: { ...((near || search) && { filter: { ...(near && { near }), ...(search && { search }) } }), page },
      })}
      optionOf={optionOf}
      onPick={(branch) => setValue('branch.branchName', branch?.branchName ?? '', { shouldDirty: true })}
      {...(branchCode && branchName && { chosen: { id: branchCode, label: branchName } })}
    />
  );
}

export function PickupSection() {
  const t = useTexts('payments');
  return (
    <Card>
      <Section id="pickup" title={t('books.pickupTitle')}>
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <CityField />
          <BranchField />
        </div>
        <PickupFields />
      </Section>
    </Card>
  );
}
