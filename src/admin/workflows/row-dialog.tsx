// One row of a map as a form in a dialog.
import { useMapTypeName } from '../../components/kinds/use-map-type-name.ts';
import * as z from 'zod/mini';
import { mapTypes } from '../../../domain/approval/map-types.ts';
import { CURRENCIES, fromWire } from '../../../domain/money.ts';
import {
  zAdminName,
  zBatchBasis,
  zFromAccount,
  zMapTransactionType,
  zRecordReference,
  zUnsignedAmount,
} from '../../../generated/zod.gen.ts';
import { CheckboxesField, RadioCardsField } from '../../components/form/choice-fields.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { MoneyField } from '../../components/form/money-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { AccountsField } from './accounts-field.tsx';
import { typedOf, rowOf, type TypedRow } from './typed-row.ts';
import type { RowValues } from '../../components/map-check/row-values.ts';
import { WorkflowField } from './workflow-field.tsx';

interface RowDialogProps {
  readonly row: RowValues;
  readonly isNew: boolean;
  onDone(row: RowValues): void;
  onClose(): void;
}

const schema = z
  .object({
    name: zAdminName,
    whichTypes: z.enum(['every-type', 'these']),
    transactionTypes: z.array(zMapTransactionType),
    whichAccounts: z.enum(['every-account', 'accounts', 'account-group']),
    accounts: z.array(zFromAccount),
    accountGroup: z.nullable(zRecordReference),
    currency: z.string(),
    minimum: z.optional(zUnsignedAmount),
    maximum: z.optional(zUnsignedAmount),
    batchBasis: zBatchBasis,
    leadsTo: z.enum(['approval-workflow', 'blocked']),
    workflow: z.nullable(zRecordReference),
  })
  .check(({ value, issues }) => {
    const need = (isMissing: boolean, path: keyof TypedRow, message: string) => {
      if (isMissing) issues.push({ code: 'custom', message, path: [path], input: value[path] });
    };
    need(value.whichTypes === 'these' && value.transactionTypes.length === 0, 'transactionTypes', 'FIELD_SELECT_ONE');
    need(value.whichAccounts === 'accounts' && value.accounts.length === 0, 'accounts', 'FIELD_SELECT_ONE');
    need(value.leadsTo === 'approval-workflow' && value.workflow === null, 'workflow', '9090');
    need(isAbove(value.minimum, value.maximum), 'minimum', 'ADMIN_MINIMUM_ABOVE_MAXIMUM');
  });

function isAbove(minimum: string | undefined, maximum: string | undefined): boolean {
  const [low, high] = [minimum, maximum].map((value) => fromWire({ value: value ?? '', currency: 'IDR' }));
  return Boolean(low?.ok && high?.ok && low.value.minor > high.value.minor);
}

function TypesField() {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const typeName = useMapTypeName();
  const which = useFieldValue<TypedRow['whichTypes']>('whichTypes');
  return (
    <>
      <RadioCardsField
        name="whichTypes"
        label={words('field.transactionTypes')}
        columns={2}
        choices={[
          { id: 'every-type', label: words('row.everyType') },
          { id: 'these', label: t('map.these') },
        ]}
      />
      {which === 'these' && (
        <CheckboxesField
          name="transactionTypes"
          label={t('map.theseTypes')}
          options={mapTypes.map((id) => ({ id, label: typeName(id) }))}
        />
      )}
    </>
  );
}

function AmountFields() {
  const t = useTexts('workflows');
  const chosen = useFieldValue<string>('currency');
  const currency = chosen === 'any' ? 'IDR' : chosen;
  return (
    <>
      <SelectField
        name="currency"
        label={t('map.currency')}
        description={chosen === 'any' ? t('map.inRupiah') : undefined}
        options={[{ id: 'any', label: t('map.everyCurrency') }, ...CURRENCIES.map((id) => ({ id, label: id }))]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField name="minimum" label={t('map.minimum')} currency={currency} isOptional />
        <MoneyField name="maximum" label={t('map.maximum')} currency={currency} isOptional />
      </div>
      <RadioCardsField
        name="batchBasis"
        label={t('map.basis')}
        columns={2}
        choices={(['total', 'highest'] as const).map((id) => ({ id, label: t(`basis.${id}`) }))}
      />
    </>
  );
}

function OutcomeFields() {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const leadsTo = useFieldValue<TypedRow['leadsTo']>('leadsTo');
  return (
    <>
      <RadioCardsField
        name="leadsTo"
        label={words('field.outcome')}
        columns={2}
        choices={[
          { id: 'approval-workflow', label: t('map.toWorkflow') },
          { id: 'blocked', label: words('row.blocked'), description: t('map.blockedNote') },
        ]}
      />
      {leadsTo === 'approval-workflow' && <WorkflowField name="workflow" label={t('map.workflow')} />}
    </>
  );
}

export function RowDialog({ row, isNew, onDone, onClose }: RowDialogProps) {
  const t = useTexts('workflows');
  return (
    <FormDialog<TypedRow, TypedRow>
      title={isNew ? t('map.addRow') : t('map.editRow', { name: row.name })}
      confirmLabel={isNew ? t('map.add') : t('map.take')}
      onClose={onClose}
      schema={schema}
      initial={typedOf(row)}
      onSubmit={(values) => Promise.resolve(values)}
      onDone={(values) => onDone(rowOf(row.id, values))}
    >
      <TextField name="name" label={t('map.rowName')} description={t('map.rowNameNote')} maxLength={50} />
      <TypesField />
      <AccountsField />
      <AmountFields />
      <OutcomeFields />
    </FormDialog>
  );
}
