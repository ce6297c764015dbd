// Countries, currencies, types of users and frequencies: lists of choices with further facts beside code and text.
import { isCurrency } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  Country,
  CurrencyChoice,
  PhoneCountry,
  RecurringFrequencyChoice,
  SystemParameterName,
  UserTypeChoice,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { readReferencePage } from '../reference/lists.ts';
import { businessDay } from '../reference/business-day.ts';
import { choiceQuestion } from './choice-question.ts';

type LookupHandlers = Handlers<Context>;

export const listCountries: LookupHandlers['listCountries'] = async ({ body }, context) => {
  const question = choiceQuestion('COUNTRY', body, context);
  const found = await readReferencePage<Pick<Country, 'isoCode3' | 'transferAllowed'>>(context.db, question, body.page);
  const items = found.rows.map(({ code, text, extra }) => ({ country: code, countryName: text, ...extra }));
  return { items, page: found.page };
};

export const listPhoneCountries: LookupHandlers['listPhoneCountries'] = async ({ body }, context) => {
  const question = choiceQuestion('PHONE_COUNTRY', body, context);
  const found = await readReferencePage<Omit<PhoneCountry, 'country' | 'countryName'>>(context.db, question, body.page);
  const items = found.rows.map(({ code, text, extra }) => ({ country: code, countryName: text, ...extra }));
  return { items, page: found.page };
};

export const listCurrencies: LookupHandlers['listCurrencies'] = async ({ body }, context) => {
  const question = choiceQuestion('CURRENCY', body, context);
  const found = await readReferencePage<Pick<CurrencyChoice, 'quoteUnit' | 'services'>>(
    context.db,
    question,
    body.page,
  );
  const items = found.rows.flatMap(({ code, text, extra }) =>
    isCurrency(code) ? [{ currency: code, currencyName: text, ...extra }] : [],
  );
  return { items, page: found.page };
};

export const listUserTypes: LookupHandlers['listUserTypes'] = async ({ body }, context) => {
  const question = choiceQuestion('USER_TYPE', body, context);
  const found = await readReferencePage<Pick<UserTypeChoice, 'menuSet' | 'roles'>>(context.db, question, body.page);
  const items = found.rows.map(({ code, text, extra }) => ({
    userType: code as UserTypeChoice['userType'],
    userTypeName: text,
    ...extra,
  }));
  return { items, page: found.page };
};

interface FrequencyFacts {
  readonly dayChoice: RecurringFrequencyChoice['dayChoice'];
  /** The system parameter that limits the payments of a series; null for a single payment. */
  readonly limit: SystemParameterName | null;
}

export const listRecurringFrequencies: LookupHandlers['listRecurringFrequencies'] = async (
  { body },
  { db, now, language },
) => {
  const { search, on = businessDay(now) } = body.filter ?? {};
  const question = { kind: 'RECURRING_FREQUENCY', search, on, language };
  const { rows, page } = await readReferencePage<FrequencyFacts>(db, question, body.page);
  const items: RecurringFrequencyChoice[] = [];
  for (const { code, text, extra, effectiveFrom, effectiveTo, source } of rows)
    items.push({
      frequency: code as RecurringFrequencyChoice['frequency'],
      frequencyName: text,
      dayChoice: extra.dayChoice,
      maximumPayments: extra.limit === null ? 1 : await readNumber(db, extra.limit),
      effectiveFrom,
      effectiveTo,
      source,
    });
  return { items, page };
};
