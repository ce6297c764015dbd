// Finds the institutions that are topped up, what they sell, and whose number it is.
import { checkOperator } from '../../domain/phone-prefix.ts';
import { money, toWire } from '../../domain/money.ts';
import { mapValue, type Result } from '../../domain/result.ts';
import { checkDenomination, topUpRule, type TopUpOffer, type TopUpRule } from '../../domain/top-up.ts';
import type { AmountRule, TopUpPayeeDetails } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { hostOf } from '../host/connect.ts';
import type { FoundCustomer } from '../host/host.ts';
import { businessDay } from '../reference/business-day.ts';
import { findDenomination, readPhonePrefixes } from '../reference/denominations.ts';
import type { InstitutionRow } from '../reference/institutions.ts';
import { Refusal, valueOf } from '../refusal.ts';
import { loadInstitution, payeeAt } from './institution.ts';

export const loadTopUpInstitution = (context: Context, institution: string, field: string): Promise<InstitutionRow> =>
  loadInstitution(context, { institution, paymentType: 'TOPUP', field });

/** Throws a Refusal if the institution is not available now, knows customers differently, or the number is of another operator. */
async function loadAvailable(context: Context, payee: TopUpPayeeDetails, field: string): Promise<InstitutionRow> {
  const { institution, accountNumber: number } = payee;
  const place = `${field}.institution`;
  const found = await loadTopUpInstitution(context, institution, place);
  if (found.number_type !== payee.numberType || !found.available) throw new Refusal('202').at(place);
  const checked = checkOperator(await readPhonePrefixes(context.db, businessDay(context.now)), { institution, number });
  if (!checked.ok) throw new Refusal(checked.code, checked.parameters).at(`${field}.accountNumber`);
  return found;
}

async function askInstitution(
  context: Context,
  { institution, accountNumber }: TopUpPayeeDetails,
): Promise<FoundCustomer> {
  const answer = await hostOf(context).inquireTopUp({ institution, customerNumber: accountNumber });
  if (answer.kind === 'timeout') throw new Refusal('ERR_HOST_INQUIRY');
  if (answer.kind === 'rejected') throw new Refusal(answer.code);
  return answer;
}

export interface FoundTopUp {
  readonly institution: InstitutionRow;
  readonly payee: TopUpPayeeDetails;
  readonly facts: FoundCustomer['facts'];
}

/** Asks the institution whose number it is. `field` is the place of the payee in the body. */
export async function findTopUpPayee(context: Context, payee: TopUpPayeeDetails, field: string): Promise<FoundTopUp> {
  const institution = await loadAvailable(context, payee, field);
  const found = await askInstitution(context, payee);
  return { institution, payee: payeeAt(institution, payee, found, field), facts: found.facts };
}

const most = 999_999_999_999_00n;

const offerOf = ({ amount_kind: kind, minimum, maximum }: InstitutionRow): TopUpOffer => ({
  isFree: kind === 'open',
  minimum: money(minorOf(minimum ?? '0'), 'IDR'),
  maximum: money(maximum === null ? most : minorOf(maximum), 'IDR'),
});

const denominationOf = ({ db, now }: Context, { institution }: InstitutionRow, denomCode: string | undefined) =>
  denomCode === undefined ? null : findDenomination(db, { institution, denomCode, on: businessDay(now) });

/** Returns what the institution takes for a denomination; without one, its range if it takes free amounts. */
export async function ruleOfChosen(
  context: Context,
  institution: InstitutionRow,
  denomCode: string | undefined,
): Promise<Result<TopUpRule>> {
  const offer = offerOf(institution);
  const found = await denominationOf(context, institution, denomCode);
  return mapValue(checkDenomination(offer, denomCode, found), (chosen) => topUpRule(offer, chosen));
}

/** Returns the same while a denomination may still be chosen: the range of the institution without one. */
export async function ruleFor(
  context: Context,
  institution: InstitutionRow,
  denomCode: string | undefined,
): Promise<TopUpRule> {
  if (denomCode === undefined) return topUpRule(offerOf(institution), null);
  return valueOf(await ruleOfChosen(context, institution, denomCode));
}

export const ruleOnWire = (rule: TopUpRule): AmountRule =>
  rule.kind === 'exact'
    ? { kind: 'exact', amount: toWire(rule.amount) }
    : { kind: 'range', minimum: toWire(rule.minimum), maximum: toWire(rule.maximum) };
