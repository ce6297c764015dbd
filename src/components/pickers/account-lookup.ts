import { listAccountLimits } from '../../../generated/calls/limits.ts';
import { groupedAccount } from '../../../domain/masks.ts';
import type { LookupItem } from './lookup-field.tsx';
import type { LookupInput } from './use-lookup.ts';

const inputOf: LookupInput<'listAccountLimits'> = (search, page) => ({
  body: { filter: search ? { search } : {}, page },
});

/** The accounts of the company, searched by name or number. */
export const accountLookup = {
  call: listAccountLimits,
  inputOf,
  optionOf: ({ account: { id, alias, number, currency } }: LookupItem<'listAccountLimits'>) => ({
    id,
    label: alias || groupedAccount(number),
    description: groupedAccount(number),
    detail: currency,
  }),
};
