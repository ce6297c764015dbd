import { listTransactionPurposes } from '../../../../generated/calls/lookups.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

export function PurposeField({ isOptional = false }: { readonly isOptional?: boolean }) {
  const t = useTexts('payments');
  return (
    <LookupField<'listTransactionPurposes', ForeignValues>
      name="transactionDetails.purposeCode"
      label={t('foreign.purpose')}
      call={listTransactionPurposes}
      inputOf={(search, page) => ({ body: { filter: { ...(search && { search }) }, page } })}
      optionOf={({ code, description }) => ({ id: code, label: description, detail: code })}
      isOptional={isOptional}
    />
  );
}
