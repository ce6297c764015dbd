import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BifastProxy } from '../../../../generated/types.ts';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { NameCheck } from './name-check.tsx';
import { PayeeSourceContext } from './payee-source.ts';
import type { TransferValues } from './transfer-values.ts';
import { useNameInquiry } from './use-name-inquiry.ts';

/** A shorter proxy is probably still being typed. */
const fewestSigns = 6;

/** A payee with a BI-FAST proxy, such as a phone number. The inquiry returns the account. */
export function ProxyPayee() {
  const t = useTexts('payments');
  const { getValues } = useFormContext<TransferValues>();
  const proxy = () => getValues('payee.proxy') as BifastProxy;
  const source = use(PayeeSourceContext);
  const inquiry = useNameInquiry(
    () => proxy().proxy.length >= fewestSigns,
    () => source.proxy(proxy()),
  );
  const kinds = [
    { id: '01', label: t('transfer.phone') },
    { id: '02', label: t('transfer.email') },
    { id: '03', label: t('transfer.ipt') },
  ];
  return (
    <div className="contents" onBlur={inquiry.leave}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField<TransferValues> name="payee.proxy.proxyType" label={t('transfer.proxyType')} options={kinds} />
        <TextField<TransferValues> name="payee.proxy.proxy" label={t('transfer.proxyField')} maxLength={77} />
      </div>
      <NameCheck {...inquiry} />
    </div>
  );
}
