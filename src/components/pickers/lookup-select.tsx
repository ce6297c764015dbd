import type { FieldValues, Path } from 'react-hook-form';
import type { DropdownOption } from '../../../generated/types.ts';
import type { Call } from '../../api/call.ts';
import { useRead } from '../../api/read.ts';
import { wordsOf } from '../failure/failure-texts.ts';
import { SelectField } from '../form/select-field.tsx';
import { useTexts } from '../text/use-texts.ts';

type ShortLookup =
  | 'listBeneficiaryCategories'
  | 'listBifastPurposes'
  | 'listCitizenships'
  | 'listRelationships'
  | 'listResidencies'
  | 'listTradeChargeTypes';

interface LookupSelectProps<Values extends FieldValues> {
  readonly call: Call<ShortLookup>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly description?: string;
  readonly isOptional?: boolean;
  /** Called after the form has the new value. */
  readonly onPick?: (id: string) => void;
}

const everything = { body: { page: { size: 100 } } };

/** A select for a lookup whose items all fit on one page. */
export function LookupSelect<Values extends FieldValues>({ call, ...field }: LookupSelectProps<Values>) {
  const t = useTexts('common');
  const { data, error } = useRead(call, everything);
  const items: readonly DropdownOption[] = data?.items ?? [];
  return (
    <SelectField<Values>
      {...field}
      options={items.map(({ value, text }) => ({ id: value, label: text }))}
      emptyText={error ? wordsOf(error).description : t('form.searching')}
    />
  );
}
