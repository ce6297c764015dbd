import { randomUUID } from 'node:crypto';
import { institutionFacts } from '../../../domain/institution-facts.ts';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { findTopUpPayee, ruleFor, ruleOnWire } from '../top-up-institution.ts';

const validMilliseconds = 30 * 60_000;

/** The answer is not stored: the check of a top-up asks the institution again. */
export const inquireTopUp: Handlers<Context>['inquireTopUp'] = async (
  { body: { payeeDetails, denomCode } },
  context,
) => {
  const { institution, payee, facts } = await findTopUpPayee(context, payeeDetails, 'payeeDetails');
  return {
    inquiryId: randomUUID(),
    validUntil: wireInstant(context.now.getTime() + validMilliseconds),
    payeeDetails: payee,
    facts: institutionFacts(facts, context.language),
    amountRule: ruleOnWire(await ruleFor(context, institution, denomCode)),
  };
};
