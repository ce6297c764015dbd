import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { inquireBifastProxy } from '../../../generated/calls/payments.ts';
import type { BifastProxy, PayeeInquiry } from '../../../generated/types.ts';
import { ask } from '../../api/ask.ts';
import { useFailure } from '../failure/use-failure.ts';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { NameCheck } from './name-check.tsx';
import type { TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

/** A payee named by what stands for the account in BI-FAST; the enquiry says which account that is. */
export function ProxyPayee() {
  const t = useTexts('payments');
  const { getValues } = useFormContext<TransferValues>();
  const { take } = usePayee();
  const { attempt } = useFailure();
  const [found, setFound] = useState<PayeeInquiry>();
  const address = useFieldValue<string>('payee.proxy.proxy');
  const kinds = [
    { id: '01', label: t('transfer.phone') },
    { id: '02', label: t('transfer.email') },
    { id: '03', label: t('transfer.ipt') },
  ];
  async function check(): Promise<void> {
    const proxy = getValues('payee.proxy') as BifastProxy;
    const result = await attempt(() => ask(inquireBifastProxy, { body: { proxy } }));
    if (!result.isDone) return;
    take(result.output, proxy.proxy);
    setFound(result.output);
  }
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField<TransferValues> name="payee.proxy.proxyType" label={t('transfer.proxyType')} options={kinds} />
        <TextField<TransferValues> name="payee.proxy.proxy" label={t('transfer.proxyField')} maxLength={77} />
      </div>
      <NameCheck found={found} asks={address} onCheck={check} />
    </>
  );
}
