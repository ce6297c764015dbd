// The question for the offered rails, made from the form when the user pauses typing.
import { useMemo } from 'react';
import { isCalendarDate } from '../../../../domain/calendar-date.ts';
import type { RailQuestion } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { isPositiveAmount } from '../../../lib/money-text.ts';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';
import { useDebouncedField } from '../../form/use-debounced-field.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { isPastDay } from '../../payment-form/payment-values.ts';
import type { PayeeKind, TransferValues } from './transfer-values.ts';

const typingPauseMilliseconds = 400;

type Asked = Pick<TransferValues, 'fromAccount' | 'payee' | 'transactionDetails' | 'timing' | 'repeat' | 'payeeKind'>;

const isSeries = ({ timing: { kind } }: Pick<Asked, 'timing'>) => kind === 'recurring';

/** Until the first day of a series is chosen, the earliest possible one: today's cut-offs do not concern a series. */
function dayOf({ timing, repeat }: Pick<Asked, 'timing' | 'repeat'>): string {
  if (isSeries({ timing })) return repeat.startDate || repeat.startsFrom || bankToday();
  return (timing.kind === 'forward-dated' && timing.transactionDate) || bankToday();
}

function keyOf(question: RailQuestion): string {
  const { fromAccountId, bankCode, amount, transactionDate, repeats, repeatsOnHoliday = '', byProxy } = question;
  const series = repeats ? ['series', repeatsOnHoliday] : [];
  return [fromAccountId, bankCode, amount.value, transactionDate, byProxy ? 'proxy' : '', ...series].join('/');
}

function questionOf(asked: Asked): RailQuestion | undefined {
  const { fromAccount, payee, transactionDetails, payeeKind } = asked;
  const { bankCode } = payee.beneficiary;
  const { value } = transactionDetails.amount;
  if (!fromAccount.id || !bankCode || !isPositiveAmount(value, 'IDR')) return undefined;
  return {
    fromAccountId: fromAccount.id,
    bankCode,
    amount: { value, currency: 'IDR' },
    transactionDate: dayOf(asked),
    ...(isSeries(asked) && { repeats: true, repeatsOnHoliday: asked.repeat.transactionOnHoliday }),
    ...(payeeKind === 'proxy' && { byProxy: true }),
  };
}

/** Returns whether the rail was open for the present values of the form. */
export function isRailSettled(values: TransferValues): boolean {
  const question = questionOf(values);
  return values.transferType !== '' && question !== undefined && values.railFor === keyOf(question);
}

export interface AskedRails {
  readonly question: RailQuestion;
  readonly key: string;
}

/** Returns undefined until account, bank and amount are known, and while the day has passed or does not exist. */
export function useRailQuestion(): AskedRails | undefined {
  const id = useFieldValue<string>('fromAccount.id');
  const bankCode = useFieldValue<string>('payee.beneficiary.bankCode');
  const value = useDebouncedField<string>('transactionDetails.amount.value');
  const timing = useFieldValue<TransferValues['timing']>('timing');
  const dateBefore = useFieldValue<string>('dateBefore');
  const repeat = useFieldValue<TransferValues['repeat']>('repeat');
  const day = useDebouncedValue(dayOf({ timing, repeat }), typingPauseMilliseconds);
  const repeats = isSeries({ timing });
  const repeatsOnHoliday = repeat.transactionOnHoliday;
  const payeeKind = useFieldValue<PayeeKind>('payeeKind');
  const isPast = isPastDay({ timing, dateBefore }, bankToday());
  return useMemo(() => {
    if (!id || !bankCode || isPast || !isCalendarDate(day) || !isPositiveAmount(value, 'IDR')) return undefined;
    const amount = { value, currency: 'IDR' } as const;
    const proxy = payeeKind === 'proxy' && { byProxy: true };
    const series = repeats && { repeats: true, repeatsOnHoliday };
    const question = { fromAccountId: id, bankCode, amount, transactionDate: day, ...series, ...proxy };
    return { question, key: keyOf(question) };
  }, [id, bankCode, value, day, repeats, repeatsOnHoliday, isPast, payeeKind]);
}
