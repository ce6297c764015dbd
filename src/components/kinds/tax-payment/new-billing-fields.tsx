// The fields of the form that creates a billing. The kind of deposit decides which of them are shown.
import { useFormContext } from 'react-hook-form';
import { listTaxAccounts, listTaxDepositTypes } from '../../../../generated/calls/lookups.ts';
import { useRead } from '../../../api/read.ts';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { MaskedField } from '../../form/masked-field.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { NpwpField } from '../../form/npwp-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { noTaxpayer, type NewBillingValues, type OwnTaxpayer } from './new-billing.ts';

const page = { size: 100 };
const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

function Deposit() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<NewBillingValues>();
  const mapCode = useFieldValue<string>('mapCode');
  const accounts = useRead(listTaxAccounts, { body: { page } }).data?.items ?? [];
  const types =
    useRead(listTaxDepositTypes, mapCode ? { body: { filter: { mapCode }, page } } : null).data?.items ?? [];
  function pickType(kjsCode: string): void {
    const type = types.find((one) => one.kjsCode === kjsCode);
    if (!type) return;
    const { periodKind, needsAssessmentLetter, needsTaxObject } = type;
    setValue('needs', { periodKind, needsAssessmentLetter, needsTaxObject });
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField<NewBillingValues>
        name="mapCode"
        label={t('tax.account')}
        options={accounts.map(({ mapCode: id, mapName }) => ({ id, label: `${id} ${mapName}` }))}
        onPick={() => setValue('kjsCode', '')}
      />
      <SelectField<NewBillingValues>
        name="kjsCode"
        label={t('tax.deposit')}
        options={types.map(({ kjsCode: id, kjsName }) => ({ id, label: `${id} ${kjsName}` }))}
        emptyText={t('tax.accountFirst')}
        onPick={pickType}
      />
    </div>
  );
}

function Period() {
  const t = useTexts('payments');
  const { periodKind } = useFieldValue<NewBillingValues['needs']>('needs');
  const options = months.map((id) => ({ id, label: id.padStart(2, '0') }));
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {periodKind !== 'year' && (
        <SelectField<NewBillingValues> name="taxpayerPeriod.fromMonth" label={t('tax.fromMonth')} options={options} />
      )}
      {periodKind === 'months' && (
        <SelectField<NewBillingValues> name="taxpayerPeriod.toMonth" label={t('tax.toMonth')} options={options} />
      )}
      <TextField<NewBillingValues>
        name="taxpayerPeriod.year"
        label={t('tax.year')}
        textClass="digits"
        maxLength={4}
        hasFigures
      />
    </div>
  );
}

function TaxObject() {
  const t = useTexts('payments');
  return (
    <>
      <MaskedField<NewBillingValues> name="taxObjectNumber" label={t('tax.object')} mask="taxObject" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField<NewBillingValues> name="taxObjectAddress.village" label={t('tax.village')} />
        <TextField<NewBillingValues> name="taxObjectAddress.district" label={t('tax.district')} />
        <TextField<NewBillingValues> name="taxObjectAddress.town" label={t('tax.town')} />
        <TextField<NewBillingValues> name="taxObjectAddress.state" label={t('tax.province')} />
      </div>
    </>
  );
}

interface OwnProps {
  readonly own: OwnTaxpayer | undefined;
}

/** Fills in the company as the taxpayer, or makes room for another one. */
function Side({ own }: OwnProps) {
  const t = useTexts('payments');
  const { setValue } = useFormContext<NewBillingValues>();
  const sides = [
    { id: 'own', label: t('tax.sideOwn') },
    { id: 'other', label: t('tax.sideOther') },
  ];
  function pick(side: string): void {
    const { npwp, taxpayerName } = (side === 'own' && own) || noTaxpayer;
    setValue('npwp', npwp);
    setValue('taxpayerName', taxpayerName);
    setValue('taxpayerAddress', '');
  }
  return (
    own && (
      <RadioCardsField<NewBillingValues> name="side" label={t('tax.side')} choices={sides} columns={2} onPick={pick} />
    )
  );
}

export function NewBillingFields({ own }: OwnProps) {
  const t = useTexts('payments');
  const { needsAssessmentLetter, needsTaxObject } = useFieldValue<NewBillingValues['needs']>('needs');
  return (
    <>
      <Side own={own} />
      <NpwpField<NewBillingValues> name="npwp" label={t('tax.npwp')} description={t('tax.npwpNote')} />
      <TextField<NewBillingValues> name="taxpayerName" label={t('tax.taxpayer')} maxLength={100} />
      <TextField<NewBillingValues> name="taxpayerAddress" label={t('tax.address')} maxLength={140} />
      <NpwpField<NewBillingValues>
        name="payerNpwp"
        label={t('tax.payerNpwp')}
        description={t('tax.payerNote')}
        isOptional
      />
      <Deposit />
      <Period />
      {needsAssessmentLetter && (
        <MaskedField<NewBillingValues> name="assessmentLetterNumber" label={t('tax.letter')} mask="assessmentLetter" />
      )}
      {needsTaxObject && <TaxObject />}
      <MoneyField<NewBillingValues> name="amount.value" label={t('transfer.amount')} currency="IDR" />
    </>
  );
}
