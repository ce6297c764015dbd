import type { SimulationRequest } from '../../../generated/types.ts';
import { zSimulationRequest } from '../../../generated/zod.gen.ts';
import { requestIn, wireRequest, type AskedRequest } from '../../components/asked-request/asked-request.ts';

export interface QuestionValues extends AskedRequest {
  makerId: string;
  makerName: string;
  date: string;
}

export const valuesIn = (parameters: URLSearchParams): QuestionValues => ({
  ...requestIn(parameters),
  makerId: parameters.get('makerId') ?? '',
  makerName: parameters.get('makerName') ?? '',
  date: parameters.get('date') ?? '',
});

export const requestOf = ({ makerId, date, ...request }: Partial<QuestionValues>) => ({
  sample: { ...wireRequest(request), makerId },
  ...(date && { date }),
});

export const queryOf = (values: QuestionValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** Null for an address that asks nothing, or asks wrongly. */
export function questionIn(parameters: URLSearchParams): SimulationRequest | null {
  const read = zSimulationRequest.safeParse(requestOf(valuesIn(parameters)));
  return read.success ? (requestOf(valuesIn(parameters)) as SimulationRequest) : null;
}
