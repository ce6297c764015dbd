// The first step. It sends nothing; the confirmation does.
import { checkEnterpriseLimitName, listEnterpriseLimitTypes } from '../../../../generated/calls/limits.ts';
import type { EnterpriseLimitType } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { FormSteps } from '../../../components/admin-resource/form-steps.tsx';
import { NameField } from '../../../components/admin-resource/name-field.tsx';
import { useFormDraft } from '../../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { stepPath, type PlannedChange } from '../../../components/admin-resource/resource.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { Form } from '../../../components/form/form.tsx';
import { MoneyField } from '../../../components/form/money-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/frame/form-frame.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { enterpriseLimit, type LimitValues } from './enterprise-limit.ts';
import { limitSchemaOf } from './limit-schema.ts';
import { TypeFields } from './type-fields.tsx';

interface LimitFormProps {
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: PlannedChange<LimitValues>;
}

function Range() {
  const t = useTexts('limits');
  const words = useTexts('administration');
  return (
    <Card>
      <Section title={t('enterprise.range')} description={t('enterprise.rangeNote')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField name="minimumAmount" label={words('field.minimum')} currency="IDR" />
          <MoneyField name="maximumAmount" label={words('field.maximum')} currency="IDR" />
        </div>
      </Section>
    </Card>
  );
}

function Fields({ initialChange, types }: LimitFormProps & { readonly types: readonly EnterpriseLimitType[] }) {
  const t = useTexts('limits');
  const words = useTexts('administration');
  const format = useFormat();
  const { planned, refused, goToConfirmation } = usePlanned<PlannedChange<LimitValues>>();
  const draft = useFormDraft(planned);
  const initial = planned?.id === initialChange.id ? planned.values : initialChange.values;
  const { mode, id, before, repair, values: wanted } = initialChange;
  return (
    <Form<LimitValues, LimitValues>
      schema={limitSchemaOf({ types, money: (value) => format.money({ value, currency: 'IDR' }) })}
      initial={initial}
      refused={refused}
      draft={draft}
      onSubmit={(values) => Promise.resolve(values)}
      onDone={(values) =>
        void goToConfirmation(stepPath(enterpriseLimit.screens, 'confirmation', mode), { ...initialChange, values })
      }
    >
      <Card>
        <Section title={words('field.name')}>
          <NameField
            name="name"
            label={t('enterprise.name')}
            call={checkEnterpriseLimitName}
            exceptId={id ?? undefined}
            ownName={before?.name ?? (repair ? wanted.name : undefined)}
          />
        </Section>
      </Card>
      <Range />
      <TypeFields types={types} />
      <FormActions>
        <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export function LimitForm({ initialChange }: LimitFormProps) {
  const read = useRead(listEnterpriseLimitTypes, {});
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />}>
        {({ items }) => <Fields initialChange={initialChange} types={items} />}
      </Reading>
    </FormFrame>
  );
}
