// What would refuse an invented request before it is routed, asked of the same functions as a real submission.
import { mayUse } from '../../domain/approval/access.ts';
import { shownParameters } from '../../domain/parameters.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ServiceCode, Simulation } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { checkAmountLimits } from '../ledger/amount-limits.ts';
import { loadDebitAccount } from '../payments/debit-account.ts';
import { chosenDate } from '../payments/transfer-date.ts';
import { Refusal } from '../refusal.ts';
import type { Sample } from './samples.ts';

type Refused = Pick<Simulation, 'code' | 'refusedBy' | 'parameters'>;
type RefusedBy = NonNullable<Simulation['refusedBy']>;

interface Asked {
  readonly context: Context;
  readonly sample: Sample;
  readonly date: CalendarDate | undefined;
}

const isService = (service: string | null): service is ServiceCode => service?.startsWith('SVC_') === true;

async function checkDay({ context, date }: Asked): Promise<void> {
  if (date !== undefined) await chosenDate(context, { timing: { kind: 'forward-dated', transactionDate: date } });
}

const makerOf = ({ company, makerId }: Sample) => company.people.find(({ personId }) => personId === makerId);

/** In a company in which one person does everything, no role makes requests. */
function checkMaker({ sample }: Asked): void {
  const maker = makerOf(sample);
  const makes = sample.company.isSingleAccess || maker?.roles.includes('MK');
  if (!maker || maker.blocked || !makes) throw new Refusal('153');
}

function checkService({ sample }: Asked): void {
  const { company, question } = sample;
  const maker = makerOf(sample);
  if (!maker || !isService(question.service)) return;
  const may = company.isSingleAccess
    ? maker.services.includes(question.service)
    : mayUse(maker, question.service, 'make');
  if (!may) throw new Refusal('94');
}

/** The maker as the one who submits. */
const asMaker = ({ context, sample: { makerId } }: Asked): Context => ({
  ...context,
  who: { ...context.who, userId: makerId },
});

async function checkAccess(asked: Asked): Promise<void> {
  const { question } = asked.sample;
  if (isService(question.service)) await loadDebitAccount(asMaker(asked), question.accountId);
}

async function checkAllLimits({ context, sample, date }: Asked): Promise<void> {
  const { question, idrEquivalent, makerId } = sample;
  if (!isService(question.service) || !idrEquivalent) return;
  await checkAmountLimits(context.db, {
    companyId: context.who.companyId,
    makerIds: [makerId],
    service: question.service,
    accountId: question.accountId,
    amount: idrEquivalent,
    on: await chosenDate(context, {
      timing: date === undefined ? { kind: 'immediate' } : { kind: 'forward-dated', transactionDate: date },
    }),
  });
}

const checks: readonly (readonly [RefusedBy, (asked: Asked) => Promise<void> | void])[] = [
  ['date', checkDay],
  ['maker', checkMaker],
  ['service', checkService],
  ['account', checkAccess],
  ['limit', checkAllLimits],
];

/** 193 says that the maker may not debit the account, any other code that no one may. */
const refusedByOf = (by: RefusedBy, code: Refusal['code']): RefusedBy =>
  by === 'account' && code !== '193' ? 'account-state' : by;

/** Returns the first refusal in the order of a submission; null if there is none. */
export async function refusalOfSample(
  context: Context,
  sample: Sample,
  date: CalendarDate | undefined,
): Promise<Refused | null> {
  for (const [by, check] of checks)
    try {
      await check({ context, sample, date });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const parameters = shownParameters(error.parameters, context.language);
      return { code: error.code, refusedBy: refusedByOf(by, error.code), parameters };
    }
  return null;
}
