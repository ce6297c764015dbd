import type { DropdownOption } from '../../../../generated/types.ts';
import type { Call } from '../../../api/call.ts';
import { useRead } from '../../../api/read.ts';
import { wordsOf } from '../../failure/failure-texts.ts';
import { SelectField } from '../../form/select-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { TransferValues } from './transfer-values.ts';
import type { Path } from 'react-hook-form';

type ShortLookup = 'listBeneficiaryCategories' | 'listBifastPurposes' | 'listCitizenships' | 'listResidencies';

interface LookupSelectProps {
  readonly call: Call<ShortLookup>;
  readonly name: Path<TransferValues>;
  readonly label: string;
}

const everything = { body: { page: { size: 100 } } };

/** A select for a lookup whose items all fit on one page. */
export function LookupSelect({ call, name, label }: LookupSelectProps) {
  const t = useTexts('common');
  const { data, error } = useRead(call, everything);
  const items: readonly DropdownOption[] = data?.items ?? [];
  return (
    <SelectField<TransferValues>
      name={name}
      label={label}
      options={items.map(({ value, text }) => ({ id: value, label: text }))}
      emptyText={error ? wordsOf(error).description : t('form.searching')}
    />
  );
}
