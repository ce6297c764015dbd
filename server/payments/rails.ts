import { bifastFailure } from '../../domain/bifast-state.ts';
import { arrivalOf } from '../../domain/arrival.ts';
import { executionStart, opensLater } from '../../domain/execution-start.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import { jakartaMoment, wireInstant } from '../../domain/jakarta-time.ts';
import { firstPayingDay } from '../../domain/recurring-series.ts';
import { endOfDay, recommendedRail, type OfferedRail } from '../../domain/rail-choice.ts';
import { compare, money, sum, toWire, type Money } from '../../domain/money.ts';
import { shownParameters } from '../../domain/parameters.ts';
import { failure } from '../../domain/result.ts';
import { railsFor, type Rail } from '../../domain/transfer-types.ts';
import type { Handlers, Request } from '../../generated/handlers.ts';
import type { RailOffer, TransferType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { findBank, ownBankCode } from '../reference/banks.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { readBankLimits, readRails } from '../reference/rails.ts';
import { Refusal, valueOf } from '../refusal.ts';
import { amountOf } from './amount.ts';
import { cutOffTime } from './cut-off.ts';
import { loadDebitAccount } from './debit-account.ts';
import { readRailFees } from './fee.ts';
import { serviceOf, transferTypes } from './rail-service.ts';
import { latestDate } from './transfer-date.ts';

type Question = Request<'listTransferTypes'>['body'];
type BankRow = NonNullable<Awaited<ReturnType<typeof findBank>>>;

const reaches = ({ rails, accepts_proxy }: BankRow, transferType: TransferType, byProxy: boolean): boolean =>
  rails.includes(transferType) && (!byProxy || (transferType === 'BIFAST' && accepts_proxy));

/** The day for which rails are offered. A series that begins on a closed day pays on another one. */
const dayOf = ({ repeats, repeatsOnHoliday, transactionDate }: Question, { calendar }: ServiceHours): CalendarDate =>
  repeats === true ? firstPayingDay(calendar, transactionDate, repeatsOnHoliday) : transactionDate;

/** Returns each rail that reaches the bank; one that the rules or the services of the user forbid is closed. */
async function railsToBank(context: Context, question: Question, bank: BankRow) {
  const { db, who, now, language } = context;
  const hours = await readServiceHours(db, { language });
  const transfer = {
    amount: amountOf(question.amount),
    isSameBank: question.bankCode === ownBankCode,
    date: dayOf(question, hours),
  };
  const moment = jakartaMoment(now.getTime());
  const latest = await latestDate(context);
  const tooLate = question.repeats !== true && transfer.date > latest && failure('74', { date: { date: latest } });
  const rails = railsFor(await readRails(db), transfer, hours, moment);
  const offBifast = bifastFailure(bank.bifast_state, transfer.date === moment.date);
  const reached = transferTypes.filter((type) => reaches(bank, type, question.byProxy ?? false));
  return reached.flatMap((transferType) => {
    const rail = rails.find(({ service }) => service === serviceOf(transferType));
    if (!rail) return [];
    const closed = tooLate || (transferType === 'BIFAST' && offBifast);
    const because = who.services.includes(rail.service) ? closed : failure('94');
    const own: Rail = because ? { ...rail, open: false, because } : rail;
    const dated = { service: rail.service, date: transfer.date };
    const start = executionStart(hours, dated, moment, now.getTime());
    const opens = { opensAt: opensLater(hours, dated, moment), cutOff: cutOffTime(hours, rail.service, transfer.date) };
    return [{ transferType, rail: own, ...opens, start }];
  });
}

type Reached = Awaited<ReturnType<typeof railsToBank>>[number];

async function railFee(context: Context, transferType: TransferType, amount: Money, on: string): Promise<Money> {
  const lines = await readRailFees(context, transferType, amount, on);
  return valueOf(
    sum(
      lines.map((line) => line.amount),
      amount.currency,
    ),
  );
}

async function offerOf(context: Context, question: Question, { transferType, rail, opensAt, cutOff, start }: Reached) {
  const { db, language } = context;
  const { transactionDate: date } = question;
  const limits = await readBankLimits(db, date);
  const limit = limits.find(({ service, currency }) => service === rail.service && currency === 'IDR');
  const fee = await railFee(context, transferType, amountOf(question.amount), date);
  const arrival = arrivalOf(rail.service, start);
  const offer: RailOffer = {
    transferType,
    open: rail.open,
    minimum: toWire(limit?.minLimit ?? money(0n, 'IDR')),
    maximum: limit?.maxLimit ? toWire(limit.maxLimit) : null,
    fee: toWire(fee),
    opensAt,
    cutOffTime: cutOff,
    arrival: rail.open ? { speed: arrival.speed, expectedBy: wireInstant(arrival.expectedBy) } : null,
    code: rail.open ? null : rail.because.code,
    ...(!rail.open && { parameters: shownParameters(rail.because.parameters, language) }),
  };
  return { offer, fee };
}

export type Offered = Awaited<ReturnType<typeof offerOf>>;

export const railOf = ({ offer: { transferType, open, arrival }, fee }: Offered): OfferedRail<TransferType> => ({
  name: transferType,
  isOpen: open,
  fee: fee.minor,
  expectedBy: arrival && Date.parse(arrival.expectedBy),
});

function openFirstThenCheapest(left: Offered, right: Offered): number {
  if (left.offer.open !== right.offer.open) return left.offer.open ? -1 : 1;
  return left.offer.open ? valueOf(compare(left.fee, right.fee)) : 0;
}

/** Each rail that reaches the payee, as it is offered for this transfer. */
export async function offersFor(context: Context, question: Question): Promise<Offered[]> {
  await loadDebitAccount(context, question.fromAccountId);
  const bank = await findBank(context.db, question.bankCode, question.transactionDate);
  if (!bank) throw new Refusal('193');
  const offered: Offered[] = [];
  for (const reached of await railsToBank(context, question, bank))
    offered.push(await offerOf(context, question, reached));
  return offered;
}

export const listTransferTypes: Handlers<Context>['listTransferTypes'] = async ({ body }, context) => {
  const offered = await offersFor(context, body);
  return {
    checkedAt: wireInstant(context.now.getTime()),
    recommended: recommendedRail(offered.map(railOf), endOfDay(body.transactionDate)),
    items: offered.toSorted(openFirstThenCheapest).map(({ offer }) => offer),
  };
};
