import { randomUUID } from 'node:crypto';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { TaxBilling, TaxInquiry } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { businessDay } from '../../reference/business-day.ts';
import { readTaxNames } from '../../reference/tax-names.ts';
import { checkPayableOn, loadBilling } from './billing.ts';
import { withTaxNames } from './words.ts';

const validMilliseconds = 30 * 60_000;

/** The answer is not stored: the check of a tax payment asks the state again. */
export const inquiryAbout = async (context: Context, billing: TaxBilling): Promise<TaxInquiry> => ({
  inquiryId: randomUUID(),
  validUntil: wireInstant(context.now.getTime() + validMilliseconds),
  billing: billing.kind === 'tax-office' ? withTaxNames(billing, await readTaxNames(context)) : billing,
});

export const inquireTaxBilling: Handlers<Context>['inquireTaxBilling'] = async ({ body }, context) => {
  const billing = await loadBilling(context, body.billingId, body.refNo);
  checkPayableOn(billing, context.now, businessDay(context.now));
  return inquiryAbout(context, billing);
};
