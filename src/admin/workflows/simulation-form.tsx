import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { listUserProfiles } from '../../../generated/calls/users.ts';
import { zCalendarDate, zUserId } from '../../../generated/zod.gen.ts';
import { bankToday } from '../../api/bank-time.ts';
import { AccountField, AmountField, TypeField } from '../../components/asked-request/asked-request-fields.tsx';
import { askedShape, needsAccount, needsAmount } from '../../components/asked-request/asked-request.ts';
import { DateField } from '../../components/form/date-field.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { LookupField } from '../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { valuesIn, type QuestionValues } from './simulation-question.ts';

const schema = z
  .object({ ...askedShape, makerId: zUserId, makerName: z.string(), date: z.optional(zCalendarDate) })
  .check(needsAmount, needsAccount);

/** Says that the question is no longer the one that was answered. */
function Typing({ onType }: Pick<SimulationFormProps, 'onType'>) {
  const { subscribe } = useFormContext<QuestionValues>();
  useEffect(
    () => subscribe({ formState: { isDirty: true, values: true }, callback: ({ isDirty }) => isDirty && onType() }),
    [subscribe, onType],
  );
  return null;
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
          <TypeField label={t('simulation.type')} />
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
