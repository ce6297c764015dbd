// The form with the aliases of the chosen accounts. It sends nothing; the confirmation does.
import * as z from 'zod/mini';
import { groupedAccount } from '../../../domain/masks.ts';
import type { RenamableAccount, RenamableAccountKind, RepairedTask } from '../../../generated/types.ts';
import { zAccountAlias } from '../../../generated/zod.gen.ts';
import { FormSteps } from '../../components/admin-resource/form-steps.tsx';
import { useFormDraft } from '../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { aliasFrom, nameOfAccount, screens, type PlannedNames } from './account-names.ts';
import { AliasField } from './alias-field.tsx';

interface NamesFormProps {
  readonly kind: RenamableAccountKind;
  readonly accounts: readonly RenamableAccount[];
  /** The initial alias by account id; empty for none. */
  readonly initial: Readonly<Record<string, string>>;
  readonly repair: RepairedTask | null;
}

type Typed = Record<string, { alias?: string | undefined }>;

const alias = z.object({ alias: z.optional(zAccountAlias) });
const sameAlias = (typed: Typed) => {
  const seen = new Set<string>();
  return Object.entries(typed).filter(([, { alias: text = '' }]) => {
    const key = text.trim().toLowerCase();
    const isRepeated = key !== '' && seen.has(key);
    seen.add(key);
    return isRepeated;
  });
};
const schema = z.record(z.string(), alias).check(({ value, issues }) => {
  for (const [accountId] of sameAlias(value))
    issues.push({ code: 'custom', message: 'ADMIN_NAME_TAKEN', path: [accountId, 'alias'], input: value });
});

export function NamesForm({ kind, accounts, initial, repair }: NamesFormProps) {
  const t = useTexts('account-names');
  const words = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedNames>();
  const draft = useFormDraft(planned);
  const before = planned?.accounts.map((one) => [one.account.accountId, one.alias ?? ''] as const);
  const typed = before ? Object.fromEntries(before) : initial;
  const plan = (values: Typed): PlannedNames => ({
    kind,
    accounts: accounts.map((account) => ({ account, alias: aliasFrom(values[account.accountId]?.alias, account) })),
    repair,
  });
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<Typed, PlannedNames>
        schema={schema}
        initial={Object.fromEntries(accounts.map(({ accountId }) => [accountId, { alias: typed[accountId] ?? '' }]))}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve(plan(values))}
        onDone={(change) => void goToConfirmation(pathTo(screens.confirmation, {}, { accountType: kind }), change)}
      >
        {accounts.map((account) => (
          <Card key={account.accountId}>
            <Section
              title={nameOfAccount(account)}
              description={t('form.bankName', {
                name: account.accountName,
                number: groupedAccount(account.accountNumber),
              })}
            >
              <AliasField account={account} accounts={accounts} />
            </Section>
          </Card>
        ))}
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
