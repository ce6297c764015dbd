import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { getAccountBalance, listAccountChoices } from './accounts.ts';
import { listBifastBanks, listDomesticBanks, listSwiftBanks } from './banks.ts';
import { listPickUpBranches } from './branches.ts';
import { choiceListHandlers } from './choice-lists.ts';
import { datedListHandlers } from './dated-lists.ts';
import {
  getMobileParameter,
  listHolidays,
  listPhonePrefixes,
  listReferenceThresholds,
} from './holidays-and-parameters.ts';
import { listInstitutionCategories, listInstitutionDenominations, listInstitutions } from './institutions.ts';
import { knownAccountHandlers } from './known-accounts.ts';
import { getAccountDebitLimit, getTransactionLimits, listBankTransactionLimits } from './limits.ts';
import {
  listCountries,
  listCurrencies,
  listPhoneCountries,
  listRecurringFrequencies,
  listUserTypes,
} from './choices-with-facts.ts';

export const lookupHandlers = {
  ...choiceListHandlers,
  ...datedListHandlers,
  ...knownAccountHandlers,
  listCountries,
  listCurrencies,
  listPhoneCountries,
  listRecurringFrequencies,
  listUserTypes,
  getAccountBalance,
  listAccountChoices,
  getAccountDebitLimit,
  getTransactionLimits,
  listBankTransactionLimits,
  listBifastBanks,
  listDomesticBanks,
  listSwiftBanks,
  listPickUpBranches,
  getMobileParameter,
  listHolidays,
  listPhonePrefixes,
  listReferenceThresholds,
  listInstitutionCategories,
  listInstitutionDenominations,
  listInstitutions,
} satisfies Partial<Handlers<Context>>;
