import { listCurrencies, listSupportingDocuments, listTransactionPurposes } from '../../../generated/calls/lookups.ts';
import { uploadUnderlyingDocument } from '../../../generated/calls/underlying.ts';
import type { UnderlyingDocument } from '../../../generated/types.ts';
import { bankToday } from '../../api/bank-time.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import { DateField } from '../../components/form/date-field.tsx';
import { FileDropField } from '../../components/form/file-drop-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { MoneyField } from '../../components/form/money-field.tsx';
import { ReferenceField } from '../../components/form/reference-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { LookupField } from '../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { bodyOf, emptyHandIn, handInSchema, type HandIn } from './hand-in-schema.ts';

const all = { body: { page: { size: 100 } } };
const longestName = 140;
const fileRules = { endings: ['.pdf', '.jpg', '.jpeg', '.png'], mostFiles: 1 };

function What() {
  const t = useTexts('underlying');
  const kinds = useRead(listSupportingDocuments, all).data?.items ?? [];
  return (
    <>
      <TextField<HandIn>
        name="beneficiaryName"
        label={t('list.beneficiary')}
        textClass="generalText"
        maxLength={longestName}
      />
      <LookupField<'listTransactionPurposes', HandIn>
        name="tujuanDokumen"
        label={t('list.purpose')}
        call={listTransactionPurposes}
        inputOf={(search, page) => ({ body: { ...(search && { filter: { search } }), page } })}
        optionOf={({ code, description }) => ({ id: code, label: description, detail: code })}
      />
      <SelectField<HandIn>
        name="dokumenPendukung"
        label={t('list.kind')}
        options={kinds.map(({ code, description }) => ({ id: code, label: description }))}
      />
      <ReferenceField<HandIn> name="documentNumber" label={t('handIn.number')} />
    </>
  );
}

function HowMuch() {
  const t = useTexts('underlying');
  const currencies = useRead(listCurrencies, all).data?.items ?? [];
  const currency = useFieldValue<string>('documentCurrency');
  return (
    <>
      <SelectField<HandIn>
        name="documentCurrency"
        label={t('handIn.currency')}
        options={currencies.map((one) => ({ id: one.currency, label: one.currency, description: one.currencyName }))}
      />
      <MoneyField<HandIn> name="documentValue" label={t('detail.amount')} currency={currency} />
    </>
  );
}

const nameOf = (path: string) => (path === 'file' ? 'files' : path);

/** A maker uploads a document. It can be chosen after the bank has accepted it. */
export function HandInDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('underlying');
  const write = useWrite(uploadUnderlyingDocument);
  const today = bankToday();
  const announce = ({ underlyingCode }: UnderlyingDocument) =>
    showToast({ tone: 'done', title: t('handIn.done', { code: underlyingCode }), description: t('handIn.doneText') });
  return (
    <FormDialog
      title={t('handIn.title')}
      confirmLabel={t('handIn.send')}
      onClose={onClose}
      schema={handInSchema}
      initial={emptyHandIn}
      nameOf={nameOf}
      draft={{ name: 'underlying', without: ['files'] }}
      onSubmit={(values) => write.send({ body: bodyOf(values) })}
      onDone={announce}
    >
      <p className="text-ink-soft">{t('handIn.text')}</p>
      <FileDropField<HandIn> name="files" label={t('handIn.file')} rules={fileRules} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <What />
        <HowMuch />
        <DateField<HandIn> name="documentDate" label={t('detail.date')} max={today} />
        <DateField<HandIn> name="expiryDateLLD" label={t('handIn.expiry')} min={today} />
      </div>
    </FormDialog>
  );
}
