// The filter of the insights, stored in the address: one currency, some or all of its accounts, and a period.
import { useMemo } from 'react';
import { listCasaAccounts } from '../../../../generated/calls/accounts.ts';
import { accountId } from '../../../../generated/field-bounds.ts';
import type { CurrencyBalance } from '../../../../generated/types.ts';
import { maskedAccount } from '../../../../domain/masks.ts';
import { CURRENCIES, type CurrencyCode } from '../../../../domain/money.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { DaysFilter } from '../../../components/table/days-filter.tsx';
import { ChoicesFilter } from '../../../components/table/filters.tsx';
import { useListQuery } from '../../../components/table/use-list-query.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { choiceFilter, daysFilter, idsFilter } from '../../../lib/list-query.ts';
import { Select } from '../../../ui/select.tsx';
import { firstHistoryDay, lastDays } from '../shared/history-days.ts';

const usualDays = 30;
const home: CurrencyCode = 'IDR';
const mostAccounts = 100;

/** The default is rupiah and the last 30 days. */
export function useInsightFilter() {
  const spec = useMemo(
    () =>
      ({
        filters: { currency: choiceFilter(CURRENCIES), accounts: idsFilter(accountId, 100), dates: daysFilter },
        initial: { currency: home, dates: lastDays(usualDays) },
      }) as const,
    [],
  );
  const query = useListQuery(spec);
  const { currency = home, accounts, dates = { from: firstHistoryDay(), to: bankToday() } } = query.filters;
  return { query, filter: { currency, dates, ...(accounts && { accountIds: accounts }) } };
}

type InsightQuery = ReturnType<typeof useInsightFilter>['query'];

interface AccountChoiceProps {
  readonly query: InsightQuery;
  readonly currency: CurrencyCode;
  /** The number of accounts in the currency; known before the accounts are loaded. */
  readonly count: number;
}

function AccountChoice({ query, currency, count }: AccountChoiceProps) {
  const t = useTexts('holdings');
  const body = { filter: { currencies: [currency] }, page: { size: mostAccounts } };
  const accounts = useRead(listCasaAccounts, { body }).data?.items;
  if ((accounts?.length ?? count) < 2) return null;
  return (
    <ChoicesFilter
      query={query}
      name="accounts"
      label={t('insights.accounts')}
      options={(accounts ?? []).map(({ accountId, accountName, accountNumber }) => ({
        id: accountId,
        label: accountName,
        description: maskedAccount(accountNumber),
      }))}
    />
  );
}

interface InsightFiltersProps {
  readonly query: InsightQuery;
  readonly currency: CurrencyCode;
  readonly held: readonly CurrencyBalance[];
}

export function InsightFilters({ query, currency, held }: InsightFiltersProps) {
  const t = useTexts('holdings');
  const currencies = [...new Set([...held.map((balance) => balance.currency), currency])];
  const count = held.find((balance) => balance.currency === currency)?.accounts ?? 0;
  // Clears the chosen accounts, because they have another currency.
  const look = (id: string) =>
    query.set({
      filters: { ...query.filters, accounts: undefined, currency: currencies.find((known) => known === id) },
    });
  return (
    <div className="flex flex-wrap items-end gap-3 [&>:where(div)]:min-w-44 [&>:where(div)]:flex-1 sm:[&>:where(div)]:max-w-80">
      <Select
        label={t('insights.currency')}
        options={currencies.map((id) => ({ id, label: id }))}
        value={currency}
        onChange={look}
        placeholder={home}
      />
      <AccountChoice query={query} currency={currency} count={count} />
      <DaysFilter query={query} name="dates" label={t('insights.period')} min={firstHistoryDay()} max={bankToday()} />
    </div>
  );
}
