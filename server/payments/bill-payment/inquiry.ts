import { randomUUID } from 'node:crypto';
import { institutionFacts } from '../../../domain/institution-facts.ts';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { askBiller, loadAvailableBiller } from '../biller.ts';
import { payeeAt } from '../institution.ts';
import { billOnWire, ruleFor, ruleOnWire } from './bills.ts';
import { billInLanguage } from './words.ts';

const validMilliseconds = 30 * 60_000;

/** The answer is not stored: the check of a bill payment asks the biller again. */
export const inquireBill: Handlers<Context>['inquireBill'] = async ({ body: { payeeDetails, months } }, context) => {
  const { language } = context;
  const institution = await loadAvailableBiller(context, payeeDetails, 'payeeDetails');
  const found = await askBiller(context, payeeDetails, months);
  const payee = payeeAt(institution, payeeDetails, found, 'payeeDetails');
  if (found.bills.length === 0) throw new Refusal('184');
  return {
    inquiryId: randomUUID(),
    validUntil: wireInstant(context.now.getTime() + validMilliseconds),
    payeeDetails: payee,
    facts: institutionFacts(found.facts, language),
    bills: found.bills.map((bill) => billInLanguage(billOnWire(bill), language)),
    oldestFirst: found.oldestFirst,
    amountRule: ruleOnWire(ruleFor(institution, found, found.bills)),
  };
};
