import type { RequestKind, SlaTime } from '../generated/types.ts';
import type { StageKind } from './approval/types.ts';

export const requestTypes: readonly RequestKind[] = ['financial-request', 'service-request'];

/** The minutes of each step, by kind of request; a missing one has no service level. */
export type ServiceLevels = ReadonlyMap<string, number>;

const keyOf = (kind: RequestKind, stage: StageKind): string => `${kind} ${stage}`;

export interface StageLevel {
  readonly requestType: RequestKind;
  readonly stage: StageKind;
  readonly minutes: number;
}

export const serviceLevelsOf = (levels: readonly StageLevel[]): ServiceLevels =>
  new Map(levels.map(({ requestType, stage, minutes }) => [keyOf(requestType, stage), minutes]));

/** A request without an amount moves no money. */
export const requestKindOf = ({ hasAmount }: { readonly hasAmount: boolean }): RequestKind =>
  hasAmount ? 'financial-request' : 'service-request';

/** A company that has no times of its own for service requests uses those of financial requests. */
export const stageMinutes = (levels: ServiceLevels, kind: RequestKind, stage: StageKind): number | undefined =>
  levels.get(keyOf(kind, stage)) ?? levels.get(keyOf('financial-request', stage));

export const minutesOf = ({ hours, minutes }: SlaTime): number => hours * 60 + minutes;

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** As text: "02:30". */
export const slaText = ({ hours, minutes }: SlaTime): string => `${twoDigits(hours)}:${twoDigits(minutes)}`;
