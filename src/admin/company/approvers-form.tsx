// The request of which the administrator asks who could approve it.
import * as z from 'zod/mini';
import { mapTypes, withoutAmount } from '../../../domain/approval/map-types.ts';
import { zAccountId, zMapTransactionType, zPaymentAmount } from '../../../generated/zod.gen.ts';
import { Form } from '../../components/form/form.tsx';
import { MoneyField } from '../../components/form/money-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { useMapTypeName } from '../../components/kinds/use-map-type-name.ts';
import { accountLookup } from '../../components/pickers/account-lookup.ts';
import { LookupField } from '../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';

export interface ApproversValues {
  transactionType: string;
  accountId: string;
  accountName: string;
  currency: string;
  amount: string;
}

/** Requests of these types have no amount. */
export const hasNoAmount = (type: string | undefined): boolean => withoutAmount.some((one) => one === type);

const shape = z.object({
  transactionType: zMapTransactionType,
  accountId: zAccountId,
  accountName: z.string(),
  currency: z.string(),
  amount: z.optional(zPaymentAmount.shape.value),
});

const schema = shape.check(
  z.refine(({ transactionType, amount }) => amount !== undefined || hasNoAmount(transactionType), {
    error: '9090',
    path: ['amount'],
  }),
);

function AccountField() {
  const t = useTexts('payments');
  const [id, name] = [useFieldValue<string>('accountId'), useFieldValue<string>('accountName')];
  return (
    <LookupField<'listAccountLimits', ApproversValues>
      name="accountId"
      label={t('transfer.fromAccount')}
      {...accountLookup}
      {...(id && { chosen: { id, label: name || id } })}
    />
  );
}

function AmountField() {
  const kinds = useTexts('kinds');
  if (hasNoAmount(useFieldValue<string>('transactionType'))) return null;
  return <MoneyField<ApproversValues> name="amount" label={kinds('transfer.amount')} currency="IDR" />;
}

interface ApproversFormProps {
  readonly initial: ApproversValues;
  onAsk(values: ApproversValues): void;
}

export function ApproversForm({ initial, onAsk }: ApproversFormProps) {
  const t = useTexts('company');
  const typeName = useMapTypeName();
  return (
    <Form
      schema={schema}
      initial={initial}
      onSubmit={(values) => Promise.resolve({ ...values, amount: values.amount ?? '' })}
      onDone={onAsk}
      isUnguarded
    >
      <div className="grid w-full gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField<ApproversValues>
          name="transactionType"
          label={t('approvers.type')}
          options={mapTypes.map((id) => ({ id, label: typeName(id) }))}
        />
        <AccountField />
        <AmountField />
      </div>
      <div>
        <SubmitButton icon="search">{t('approvers.ask')}</SubmitButton>
      </div>
    </Form>
  );
}
