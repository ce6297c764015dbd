import { isOpen, serviceState, type ServiceHours } from '../../domain/cut-off.ts';
import { jakartaMoment, type JakartaMoment } from '../../domain/jakarta-time.ts';
import type { CurrencyCode, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readHoursOf } from '../reference/calendar.ts';

type Purpose = 'debit' | 'bank-desk';

/** Returns the services that debit an account, or the service whose hours are the opening hours of the bank's desks. */
const servicesOf = (purpose: Purpose, currency: CurrencyCode): ServiceCode[] => {
  if (currency !== 'IDR') return ['SVC_FCY_TT', 'SVC_FCY_OVB'];
  return purpose === 'debit' ? ['SVC_LCY_OVB', 'SVC_LCY_BIFAST', 'SVC_LCY_LLG', 'SVC_LCY_RTGS'] : ['SVC_LCY_RTGS'];
};

function areClosed(hours: ServiceHours, services: readonly ServiceCode[], moment: JakartaMoment): boolean {
  const states = services.map((service) => serviceState(hours, service, moment));
  const known = states.flatMap((state) => (state.ok ? [state.value] : []));
  return known.length > 0 && known.every((state) => !isOpen(state));
}

/** Returns the currencies whose services are all closed now. */
export async function closedCurrencies(
  { db, now }: Context,
  purpose: Purpose,
  currencies: readonly CurrencyCode[],
): Promise<ReadonlySet<CurrencyCode>> {
  const moment = jakartaMoment(now.getTime());
  const hoursOf = await readHoursOf(db, currencies);
  return new Set(currencies.filter((one) => areClosed(hoursOf(one), servicesOf(purpose, one), moment)));
}
