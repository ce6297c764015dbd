import { withoutAccount, withoutAmount } from '../../../domain/approval/map-types.ts';
import type { SimulationRequest } from '../../../generated/types.ts';
import { zSimulationRequest } from '../../../generated/zod.gen.ts';

export interface QuestionValues {
  transactionType: string;
  accountId: string;
  accountName: string;
  currency: string;
  amount: string;
  makerId: string;
  makerName: string;
  date: string;
}

const names = [
  'transactionType',
  'accountId',
  'accountName',
  'currency',
  'amount',
  'makerId',
  'makerName',
  'date',
] as const;

export const valuesIn = (parameters: URLSearchParams): QuestionValues => ({
  transactionType: parameters.get('transactionType') ?? '',
  accountId: parameters.get('accountId') ?? '',
  accountName: parameters.get('accountName') ?? '',
  currency: parameters.get('currency') ?? 'IDR',
  amount: parameters.get('amount') ?? '',
  makerId: parameters.get('makerId') ?? '',
  makerName: parameters.get('makerName') ?? '',
  date: parameters.get('date') ?? '',
});

/** Requests of these types have no amount. */
export const hasNoAmount = (type: string | undefined): boolean => withoutAmount.some((one) => one === type);

/** Requests of these types debit no account. */
export const hasNoAccount = (type: string | undefined): boolean => withoutAccount.some((one) => one === type);

export const requestOf = ({
  amount,
  currency,
  transactionType,
  accountId,
  makerId,
  date,
}: Partial<QuestionValues>) => ({
  sample: {
    transactionType,
    ...(!hasNoAccount(transactionType) && { accountId }),
    ...(!hasNoAmount(transactionType) && { amount: { value: amount, currency } }),
    makerId,
  },
  ...(date && { date }),
});

export const queryOf = (values: QuestionValues): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

/** Null for an address that asks nothing, or asks wrongly. */
export function questionIn(parameters: URLSearchParams): SimulationRequest | null {
  const read = zSimulationRequest.safeParse(requestOf(valuesIn(parameters)));
  return read.success ? (requestOf(valuesIn(parameters)) as SimulationRequest) : null;
}
