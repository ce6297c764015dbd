// Values for the texts of a refusal that a tester prepared.
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { money } from '../../domain/money.ts';
import type { Parameters, ParameterValue } from '../../domain/parameters.ts';
import { errorCatalogue, parameterTypes, type ErrorCode, type ParameterName } from '../../generated/error-codes.ts';

const texts: Partial<Record<ParameterName, string>> = {
  action: 'approve',
  actor: 'Ratna Kusuma',
  bank: 'Bank Central Asia',
  currency: 'USD',
  holiday: 'Natal',
  operator: 'Telkomsel',
  phone: '081212345678',
  service: 'BI-FAST',
  services: 'BI-FAST, RTGS',
  status: 'Pending Approve',
};

const sampleOf = {
  text: (name: ParameterName) => texts[name] ?? 'ABC-1234567890',
  count: () => '3',
  money: () => money(10_000_000_00n, 'IDR'),
  date: (_: ParameterName, now: Date) => ({ date: jakartaMoment(now.getTime()).date }),
  timeOfDay: () => ({ time: '15:00' }),
  moment: (_: ParameterName, now: Date) => ({ at: now.getTime() }),
} satisfies Record<(typeof parameterTypes)[ParameterName], (name: ParameterName, now: Date) => ParameterValue>;

export function sampleParameters(code: ErrorCode, now: Date): Parameters {
  const names: readonly ParameterName[] = errorCatalogue[code].params ?? [];
  return Object.fromEntries(names.map((name) => [name, sampleOf[parameterTypes[name]](name, now)]));
}
