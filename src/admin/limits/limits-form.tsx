// The form with the limits of the chosen accounts. It sends nothing; the confirmation does.
import * as z from 'zod/mini';
import { accountText } from '../../../domain/account-text.ts';
import { fromWire } from '../../../domain/money.ts';
import type { AccountLimit, RepairedTask } from '../../../generated/types.ts';
import { zUnsignedAmount } from '../../../generated/zod.gen.ts';
import { FormSteps } from '../../components/admin-resource/form-steps.tsx';
import { useFormDraft } from '../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { MoneyField } from '../../components/form/money-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { limitNames, screens, valuesOf, type PlannedLimits, type TypedLimits } from './account-limits.ts';

interface LimitsFormProps {
  readonly limits: readonly AccountLimit[];
  /** The initial values, by account id. */
  readonly initialLimits: Readonly<Record<string, TypedLimits>>;
  readonly repair: RepairedTask | null;
}

const typed = z.object({
  minimum: z.optional(zUnsignedAmount),
  maximum: z.optional(zUnsignedAmount),
  dailyMaximum: z.optional(zUnsignedAmount),
});
type Typed = z.output<typeof typed>;

const isAbove = (one: string | undefined, other: string | undefined): boolean => {
  const [a, b] = [one, other].map((value) => fromWire({ value: value ?? '', currency: 'IDR' }));
  return Boolean(a?.ok && b?.ok && a.value.minor > b.value.minor);
};

const ordered = typed.check(({ value: { minimum, maximum, dailyMaximum }, issues }) => {
  if (isAbove(minimum, maximum) || isAbove(minimum, dailyMaximum))
    issues.push({ code: 'custom', message: 'ADMIN_MINIMUM_ABOVE_MAXIMUM', path: ['minimum'], input: minimum });
});
const schema = z.record(z.string(), ordered);

function AccountFields({ limit }: { readonly limit: AccountLimit }) {
  const t = useTexts('limits');
  const words = useTexts('administration');
  const format = useFormat();
  const { account, bankMaximum, usedToday } = limit;
  const money = (value: string) => format.money({ value, currency: account.currency });
  const used = money(usedToday);
  const note = bankMaximum ? t('form.bank', { amount: money(bankMaximum), used }) : t('form.noBank', { used });
  return (
    <Card>
      <Section title={accountText(account)} description={note}>
        <div className="grid gap-4 sm:grid-cols-3">
          {limitNames.map((name) => (
            <MoneyField
              key={name}
              name={`${account.id}.${name}`}
              label={words(`field.${name}`)}
              currency={account.currency}
              isOptional
            />
          ))}
        </div>
      </Section>
    </Card>
  );
}

export function LimitsForm({ limits, initialLimits, repair }: LimitsFormProps) {
  const words = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedLimits>();
  const draft = useFormDraft(planned);
  const typedBefore = planned?.accounts.map(({ limit, after }) => [
    limit.account.id,
    { minimum: after.minimum ?? '', maximum: after.maximum ?? '', dailyMaximum: after.dailyMaximum ?? '' },
  ]);
  const plan = (values: Readonly<Record<string, Typed>>): PlannedLimits => ({
    accounts: limits.map((limit) => ({ limit, after: valuesOf((values[limit.account.id] ?? {}) as TypedLimits) })),
    repair,
  });
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<Record<string, Typed>, PlannedLimits>
        schema={schema}
        initial={{ ...initialLimits, ...(typedBefore && Object.fromEntries(typedBefore)) }}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve(plan(values))}
        onDone={(change) => void goToConfirmation(pathTo(screens.confirmation), change)}
      >
        {limits.map((limit) => (
          <AccountFields key={limit.account.id} limit={limit} />
        ))}
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
