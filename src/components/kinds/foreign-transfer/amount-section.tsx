import { useWatch } from 'react-hook-form';
import { checkForeignTransferCutOff } from '../../../../generated/calls/payments.ts';
import type { CurrencyCode } from '../../../../generated/types.ts';
import { CURRENCIES, foreignCurrencies } from '../../../../domain/money.ts';
import { formatTime } from '../../../../domain/date-format.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { AmountField } from '../../payment-form/amount-field.tsx';
import { BalanceAfter } from '../../payment-form/balance-after.tsx';
import { TimingFields } from '../../payment-form/timing-fields.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';
import { isDealLater } from './foreign-wire.ts';
import { EitherAmount } from './debit-amount.tsx';
import { RatePanel } from './rate-panel.tsx';
import { useForeignFee } from './use-foreign-fee.ts';

function CutOff() {
  const t = useTexts('payments');
  const format = useFormat();
  const transferType = useFieldValue<ForeignValues['transferType']>('transferType');
  const currency = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  const { kind } = useFieldValue<ForeignValues['timing']>('timing');
  const isNow = kind === 'immediate';
  const input = isNow ? { body: { transferType, currency, transactionDate: bankToday() } } : null;
  const { data } = useRead(checkForeignTransferCutOff, input);
  if (!data || !isNow) return null;
  const time = data.cutOffTime && formatTime(data.cutOffTime, format.language);
  const open = time ? t('foreign.openUntil', { currency, time }) : '';
  const date = format.date(data.nextWorkingDay);
  const { holiday } = data.parameters ?? {};
  const closed = holiday ? t('foreign.holiday', { currency, holiday, date }) : t('foreign.closed', { currency, date });
  const text = data.open ? open : closed;
  return <p className={data.open ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-wait'}>{text}</p>;
}

/** Returns the currency of the account if the amount has another one. */
function useExchangedFrom(): CurrencyCode | undefined {
  const from = useFieldValue<CurrencyCode | ''>('fromAccount.currency');
  const to = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  return from && from !== to ? from : undefined;
}

/** Says at the date that a special rate is only for today. */
function useDayFault(): { readonly code: '6' } | undefined {
  const isLater = useWatch({ compute: (values: ForeignValues) => isDealLater(values, bankToday()) });
  return isLater ? { code: '6' } : undefined;
}

export function AmountSection() {
  const t = useTexts('payments');
  const payeeKind = useFieldValue<ForeignValues['payeeKind']>('payeeKind');
  const transferType = useFieldValue<ForeignValues['transferType']>('transferType');
  const currency = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  const from = useExchangedFrom();
  return (
    <Card>
      <Section id="amount" title={t('transfer.amountTitle')}>
        <SelectField<ForeignValues>
          name="transactionDetails.amount.currency"
          label={t('foreign.currency')}
          options={(payeeKind === 'own' ? CURRENCIES : foreignCurrencies).map((id) => ({ id, label: id }))}
          isDisabled={payeeKind !== 'other'}
          className="max-w-40"
        />
        <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
          {from ? <EitherAmount from={from} /> : <AmountField />}
          <BalanceAfter useFee={useForeignFee} />
        </div>
        {from && <RatePanel from={from} />}
        <TimingFields
          isEveryDay={false}
          sentAbroad={transferType === 'TT' ? currency : undefined}
          fault={useDayFault()}
        />
        <CutOff />
      </Section>
    </Card>
  );
}
