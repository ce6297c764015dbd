import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { checkTopUpCutOff } from './cut-off.ts';
import { quoteTopUpFee } from './fee.ts';
import { inquireTopUp } from './inquiry.ts';
import { emailPlnToken } from './pln-token.ts';
import { listRecentTopUps } from './recent.ts';
import { resubmitTopUp, submitTopUp, validateTopUp } from './submission.ts';

export const topUpHandlers = {
  listRecentTopUps,
  inquireTopUp,
  validateTopUp,
  quoteTopUpFee,
  checkTopUpCutOff,
  submitTopUp,
  resubmitTopUp,
  emailPlnToken,
} satisfies Partial<Handlers<Context>>;
