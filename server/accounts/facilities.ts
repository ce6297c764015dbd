import { isNearlyUsed, loanWarnings } from '../../domain/account-warnings.ts';
import { orderKeyOf } from '../../domain/list-order.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AccountWarning, Facility, OmnibusFacility, OmnibusSubLimit } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { sortedPage } from '../lists/sorted-page.ts';
import { Refusal } from '../refusal.ts';
import { closedCurrencies } from './cut-offs.ts';
import { readFacilities, type FacilityRow } from './facility-store.ts';
import { nextDueByFacility } from './loan-store.ts';
import { todayOf, wire } from './wire.ts';

interface FacilityState {
  readonly today: string;
  readonly isClosed: boolean;
  readonly nextDue: string | null;
}

const leftOf = (limit: bigint, used: bigint) => (limit > used ? limit - used : 0n);

function warningsOf({ used, plafond }: FacilityRow, { nextDue, today }: FacilityState): AccountWarning[] {
  const ofLoans = loanWarnings(nextDue, today);
  const ofLimit: AccountWarning[] = isNearlyUsed(used, minorOf(plafond)) ? ['limit-nearly-used'] : [];
  return [...ofLoans, ...ofLimit];
}

export function facilityOf(row: FacilityRow, state: FacilityState, children: readonly FacilityRow[]): Facility {
  const warnings = warningsOf(row, state);
  const plafond = minorOf(row.plafond);
  return {
    facilityId: row.facility_id,
    facilityNumber: row.number,
    facilityKind: row.kind,
    accountName: row.name,
    accountCurrency: row.currency,
    accountBalance: wire(row.used, row.currency),
    accountInterestRate: row.rate,
    favorite: row.is_favorite,
    closeCutOffTime: state.isClosed,
    isWarning: warnings.length > 0,
    warnings,
    isOmnibus: children.length > 0,
    plafond: wire(plafond, row.currency),
    availablePlafond: wire(leftOf(plafond, row.used), row.currency),
    records: row.records,
    maturityDate: row.maturity_date,
  };
}

const childrenOf = (rows: readonly FacilityRow[], { facility_id }: FacilityRow) =>
  rows.filter(({ parent_id }) => parent_id === facility_id);

/** Adds the use of the facilities below an omnibus facility to its own use, because they share its limit. */
export const withChildren = (rows: readonly FacilityRow[]): FacilityRow[] =>
  rows.map((row) => ({
    ...row,
    used: childrenOf(rows, row).reduce((total, { used }) => total + used, row.used),
  }));

export interface ShownFacility {
  readonly row: FacilityRow;
  readonly facility: Facility;
}

export async function showFacilities(context: Context): Promise<ShownFacility[]> {
  const { db, who, now } = context;
  const rows = withChildren(await readFacilities(db, who));
  const currencies = rows.map(({ currency }) => currency);
  const closed = await closedCurrencies(context, 'bank-desk', currencies);
  const nextDue = await nextDueByFacility(db, who.companyId);
  const stateOf = ({ facility_id, currency }: FacilityRow): FacilityState => ({
    today: todayOf(now),
    isClosed: closed.has(currency),
    nextDue: nextDue.get(facility_id) ?? null,
  });
  return rows.map((row) => ({ row, facility: facilityOf(row, stateOf(row), childrenOf(rows, row)) }));
}

/** Returns one facility. Throws a Refusal if the company has none with this id. */
export async function showFacility(context: Context, facilityId: string): Promise<Facility> {
  const found = (await showFacilities(context)).find(({ facility }) => facility.facilityId === facilityId);
  if (!found) throw new Refusal('193');
  return found.facility;
}

export const listFacilities: Handlers<Context>['listFacilities'] = async ({ body }, context) => {
  const { facilityKind, search = '', currencies = [], omnibusOnly = false } = body.filter;
  const isWanted = (facility: Facility) =>
    facility.facilityKind === facilityKind &&
    `${facility.accountName} ${facility.facilityNumber}`.toLowerCase().includes(search.toLowerCase()) &&
    (currencies.length === 0 || currencies.includes(facility.accountCurrency)) &&
    (!omnibusOnly || facility.isOmnibus);
  const items = (await showFacilities(context)).map(({ facility }) => facility).filter(isWanted);
  const sorting = {
    name: 'facilities',
    by: (facility: Facility) => orderKeyOf(facility),
    key: ({ facilityId }: Facility) => facilityId,
    direction: body.reverse ? ('desc' as const) : ('asc' as const),
  };
  return sortedPage(items, sorting, body.page);
};

function subLimitOf({ row, facility }: ShownFacility, sharedLeft: bigint): OmnibusSubLimit {
  const ceiling = minorOf(row.plafond);
  const own = leftOf(ceiling, row.used);
  return {
    facilityId: row.facility_id,
    name: row.name,
    facilityKind: row.kind,
    ceiling: facility.plafond,
    used: facility.accountBalance,
    available: wire(own < sharedLeft ? own : sharedLeft, row.currency),
  };
}

export const getOmnibusFacility: Handlers<Context>['getOmnibusFacility'] = async ({ body }, context) => {
  const shown = await showFacilities(context);
  const found = shown.find(({ row }) => row.facility_id === body.facilityId);
  if (!found?.facility.isOmnibus) throw new Refusal('193');
  const sharedLeft = leftOf(minorOf(found.row.plafond), found.row.used);
  const children = shown.filter(({ row }) => row.parent_id === found.row.facility_id);
  return {
    facility: found.facility,
    agreementDate: String(found.row.details['agreementDate']),
    subLimits: children.map((child) => subLimitOf(child, sharedLeft)),
    covenants: (found.row.details['covenants'] ?? []) as OmnibusFacility['covenants'],
  };
};
