// What the ways of a foreign transfer have in common: the account, the bank of the payee, the hours and the arrival.
import { arrivalAbroad, arrivalOf, type Arrival } from '../../../domain/arrival.ts';
import type { ServiceHours } from '../../../domain/cut-off.ts';
import { executionStart } from '../../../domain/execution-start.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { punctuality } from '../../../domain/late-transactions.ts';
import type { Money } from '../../../domain/money.ts';
import { ownBic } from '../../../domain/own-bank.ts';
import { currencyOfCountry } from '../../../domain/settlement-currency.ts';
import type { ForeignAdviceQuestion, ForeignTransferType } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readDaysAbroad, readServiceHours } from '../../reference/calendar.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { amountOf } from '../amount.ts';
import { exchangeFrom } from '../conversion.ts';
import { loadDebitAccount, type DebitAccount } from '../debit-account.ts';
import { loadForeignBank } from '../foreign-bank.ts';
import { latestDate } from '../transfer-date.ts';
import { checkSentCurrency } from './currency.ts';
import { checkBankRange } from './range.ts';
import type { ForeignService } from './service.ts';

export interface AskedWay {
  readonly question: ForeignAdviceQuestion;
  readonly transferType: ForeignTransferType;
  readonly service: ForeignService;
  readonly account: DebitAccount;
  readonly amount: Money;
  readonly debit: Money;
  /** Where the bank of the payee is; undefined for this bank. */
  readonly country: string | undefined;
  readonly hours: ServiceHours;
}

const atCounter = { rateType: 'counter' } as const;

export async function readAskedWay(context: Context, question: ForeignAdviceQuestion): Promise<AskedWay> {
  const amount = amountOf(question.amount);
  const account = await loadDebitAccount(context, question.fromAccountId);
  const isOwn = question.bankCode === ownBic;
  const transferType = isOwn ? 'OVB' : 'TT';
  checkSentCurrency(amount, { transferType, from: account.currency, field: 'amount.currency' });
  const country = isOwn ? undefined : (await loadForeignBank(context, question.bankCode, 'bankCode')).country;
  const exchange = await exchangeFrom(context, { amount, currency: account.currency, deal: atCounter });
  const hours = await readServiceHours(context.db, { currency: amount.currency, language: context.language });
  const service = `SVC_FCY_${transferType}` as const;
  return { question, transferType, service, account, amount, debit: exchange?.debit ?? amount, country, hours };
}

/** Throws a Refusal if the way is closed to this user, for this amount or on this day. */
export async function checkOpen(context: Context, { question, service, amount, hours }: AskedWay): Promise<void> {
  const { transactionDate: date } = question;
  if (!context.who.services.includes(service)) throw new Refusal('94');
  const latest = await latestDate(context);
  if (date > latest) throw new Refusal('74', { date: { date: latest } });
  await checkBankRange(context, { service, amount, on: date, place: 'amount' });
  const transaction = { service, date, hasSpecialRate: false };
  const answer = valueOf(punctuality(hours, transaction, 'submit', jakartaMoment(context.now.getTime())));
  if (answer.kind === 'late') throw new Refusal(answer.code, answer.parameters);
}

/** Within this bank the payee has the money in seconds; abroad both the currency and the payee's bank need a working day. */
export async function readArrival({ db, now }: Context, asked: AskedWay): Promise<Arrival> {
  const { question, service, amount, country, hours } = asked;
  const at = now.getTime();
  const start = executionStart(hours, { service, date: question.transactionDate }, jakartaMoment(at), at);
  if (country === undefined) return arrivalOf('SVC_LCY_OVB', start);
  const there = currencyOfCountry(country);
  const days = await readDaysAbroad(db, [amount.currency, ...(there ? [there] : [])]);
  return valueOf(arrivalAbroad(jakartaMoment(start).date, days));
}
