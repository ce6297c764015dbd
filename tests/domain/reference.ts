import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import type { CutOffRow, ServiceHours } from '../../domain/cut-off.ts';
import { money } from '../../domain/money.ts';
import type { CurrencyCode, Money } from '../../domain/money.ts';
import type { RailRow, RailService } from '../../domain/transfer-types.ts';

/** An amount from a text that is easy to read: idr('50,000,000.01'). */
export function amount(text: string, currency: CurrencyCode = 'IDR'): Money {
  const [whole = '', cents = ''] = text.replace(/,/g, '').split('.');
  return money(BigInt(whole + cents.padEnd(2, '0')), currency);
}

export function idr(text: string): Money {
  return amount(text, 'IDR');
}

export function usd(text: string): Money {
  return amount(text, 'USD');
}

export const dated = { effectiveFrom: '2025-01-01', effectiveTo: null, source: 'test' } as const;

function holiday(from: string, to: string, name: string) {
  return { effectiveFrom: `2026-${from}`, effectiveTo: `2026-${to}`, source: 'Joint decree of three ministers', name };
}

export const calendar2026: BusinessCalendar = {
  knownFrom: '2026-01-01',
  knownUntil: '2026-12-31',
  holidays: [
    holiday('01-01', '01-01', 'New Year'),
    holiday('01-16', '01-16', 'Isra Miraj'),
    holiday('02-16', '02-17', 'Lunar New Year'),
    holiday('03-18', '03-20', 'Nyepi and Eid al-Fitr'),
    holiday('03-21', '03-24', 'Eid al-Fitr'),
    holiday('04-03', '04-03', 'Good Friday'),
    holiday('05-01', '05-01', 'Labour Day'),
    holiday('05-14', '05-15', 'Ascension Day'),
    holiday('05-27', '05-28', 'Eid al-Adha'),
    holiday('06-01', '06-01', 'Pancasila Day'),
    holiday('06-16', '06-16', 'Islamic New Year'),
    holiday('08-17', '08-17', 'Independence Day'),
    holiday('08-25', '08-25', 'Maulid'),
    holiday('12-24', '12-25', 'Christmas'),
  ],
};

function cutOff(service: RailService, closesAt: string | null): CutOffRow {
  return { ...dated, service, opensAt: closesAt && '08:00', closesAt };
}

export const hours: ServiceHours = {
  calendar: calendar2026,
  cutOffs: [
    cutOff('SVC_LCY_OVB', null),
    cutOff('SVC_LCY_ONLINE', null),
    cutOff('SVC_LCY_BIFAST', null),
    cutOff('SVC_LCY_LLG', '14:00'),
    cutOff('SVC_LCY_RTGS', '15:30'),
    cutOff('SVC_FCY_TT', '14:00'),
  ],
  exceptions: [
    { service: 'SVC_LCY_RTGS', date: '2026-12-31', opensAt: '06:30', closesAt: '22:30', source: 'Bank Indonesia' },
    { service: 'SVC_LCY_LLG', date: '2026-11-25', opensAt: null, closesAt: null, source: 'Bank Indonesia' },
  ],
};

function rail(service: RailService, name: string, minimum: string, maximum: string | null): RailRow {
  return {
    ...dated,
    service,
    name,
    currencies: ['IDR'],
    reach: service === 'SVC_LCY_OVB' ? 'same-bank' : 'other-bank',
    minimum: idr(minimum),
    minimumIsIncluded: service !== 'SVC_LCY_RTGS',
    maximum: maximum === null ? null : idr(maximum),
  };
}

export const online = rail('SVC_LCY_ONLINE', 'Online', '10,000', '50,000,000');

export const telegraphic: RailRow = {
  ...dated,
  service: 'SVC_FCY_TT',
  name: 'Telegraphic Transfer',
  currencies: ['USD', 'SGD'],
  reach: 'other-bank',
  minimum: usd('10'),
  minimumIsIncluded: true,
  maximum: null,
};

export const rails: readonly RailRow[] = [
  rail('SVC_LCY_OVB', 'Overbooking', '10,000', null),
  online,
  rail('SVC_LCY_BIFAST', 'BI-FAST', '1', '250,000,000'),
  rail('SVC_LCY_LLG', 'LLG', '1', '1,000,000,000'),
  rail('SVC_LCY_RTGS', 'RTGS', '100,000,000', null),
  telegraphic,
];
