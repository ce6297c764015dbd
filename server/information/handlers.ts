import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { listBankDirectory } from './bank-directory.ts';
import { listCutOffTimes } from './cut-off-times.ts';
import { listDailyLimitUsage } from './daily-limit-usage.ts';
import { readErrorCatalogue } from './error-catalogue.ts';
import { listExchangeRates } from './exchange-rates.ts';
import { listFees } from './fees.ts';

export const informationHandlers = {
  listBankDirectory,
  listCutOffTimes,
  listDailyLimitUsage,
  listExchangeRates,
  listFees,
  readErrorCatalogue,
} satisfies Partial<Handlers<Context>>;
