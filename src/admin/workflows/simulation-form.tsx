import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { listUserProfiles } from '../../../generated/calls/users.ts';
import { zAccountId, zCalendarDate, zMapTransactionType, zPaymentAmount, zUserId } from '../../../generated/zod.gen.ts';
import { mapTypes } from '../../../domain/approval/map-types.ts';
import { bankToday } from '../../api/bank-time.ts';
import { DateField } from '../../components/form/date-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { MoneyField } from '../../components/form/money-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { useMapTypeName } from '../../components/kinds/use-map-type-name.ts';
import { LookupField } from '../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { hasNoAccount, hasNoAmount, valuesIn, type QuestionValues } from './simulation-question.ts';
import { accountLookup } from '../../components/pickers/account-lookup.ts';

const shape = z.object({
  transactionType: zMapTransactionType,
  accountId: z.optional(zAccountId),
  accountName: z.string(),
  currency: z.string(),
  amount: z.optional(zPaymentAmount.shape.value),
  makerId: zUserId,
  makerName: z.string(),
  date: z.optional(zCalendarDate),
});

const schema = shape.check(
  z.refine(({ transactionType, amount }) => amount !== undefined || hasNoAmount(transactionType), {
    error: '9090',
    path: ['amount'],
  }),
  z.refine(({ transactionType, accountId }) => accountId !== undefined || hasNoAccount(transactionType), {
    error: '9090',
    path: ['accountId'],
  }),
);

/** Says that the question is no longer the one that was answered. */
function Typing({ onType }: Pick<SimulationFormProps, 'onType'>) {
  const { subscribe } = useFormContext<QuestionValues>();
  useEffect(
    () => subscribe({ formState: { isDirty: true, values: true }, callback: ({ isDirty }) => isDirty && onType() }),
    [subscribe, onType],
  );
  return null;
}

function AmountField() {
  const kinds = useTexts('kinds');
  const { setValue } = useFormContext<QuestionValues>();
  const isHidden = hasNoAmount(useFieldValue<string>('transactionType'));
  useEffect(() => {
    if (isHidden) setValue('amount', '');
  }, [isHidden, setValue]);
  return isHidden ? null : <MoneyField<QuestionValues> name="amount" label={kinds('transfer.amount')} currency="IDR" />;
}

function AccountField() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<QuestionValues>();
  const [id, name] = [useFieldValue<string>('accountId'), useFieldValue<string>('accountName')];
  const isHidden = hasNoAccount(useFieldValue<string>('transactionType'));
  useEffect(() => {
    if (isHidden) setValue('accountId', '');
  }, [isHidden, setValue]);
  if (isHidden) return null;
  return (
    <LookupField<'listAccountLimits', QuestionValues>
      name="accountId"
      label={t('transfer.fromAccount')}
      {...accountLookup}
      onPick={(picked) => setValue('accountName', picked?.account.alias ?? '')}
      {...(id && { chosen: { id, label: name || id } })}
    />
  );
}

function MakerField() {
  const t = useTexts('workflows');
  const { setValue } = useFormContext<QuestionValues>();
  const [id, name] = [useFieldValue<string>('makerId'), useFieldValue<string>('makerName')];
  return (
    <LookupField<'listUserProfiles', QuestionValues>
      name="makerId"
      label={t('simulation.maker')}
      call={listUserProfiles}
      inputOf={(search, page) => ({ body: { filter: { role: 'MK', ...(search && { search }) }, page } })}
      optionOf={(user) => ({ id: user.userId, label: user.name, description: user.userId })}
      onPick={(picked) => setValue('makerName', picked?.name ?? '')}
      {...(id && { chosen: { id, label: name || id } })}
    />
  );
}

interface SimulationFormProps {
  readonly parameters: URLSearchParams;
  onAsk(values: QuestionValues): void;
  onType(): void;
}

export function SimulationForm({ parameters, onAsk, onType }: SimulationFormProps) {
  const t = useTexts('workflows');
  const typeName = useMapTypeName();
  return (
    <Form
      schema={schema}
      initial={valuesIn(parameters)}
      onSubmit={({ accountId = '', amount = '', date = '', ...values }) =>
        Promise.resolve({ ...values, accountId, amount, date })
      }
      onDone={onAsk}
      isUnguarded
    >
      <Typing onType={onType} />
      <Card className="flex flex-col items-start gap-4">
        <div className="grid w-full gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField<QuestionValues>
            name="transactionType"
            label={t('simulation.type')}
            options={mapTypes.map((id) => ({ id, label: typeName(id) }))}
          />
          <AccountField />
          <MakerField />
          <AmountField />
          <DateField<QuestionValues> name="date" label={t('simulation.date')} min={bankToday()} isOptional />
        </div>
        <SubmitButton icon="search">{t('simulation.ask')}</SubmitButton>
      </Card>
    </Form>
  );
}
