import type { RequestKind, ServiceLevelDraft } from '../../../generated/types.ts';
import type { SettingScreens } from '../../components/admin-resource/setting.ts';

export const stages = ['verify', 'approve', 'release'] as const;
export type Stage = (typeof stages)[number];

const kinds = { financial: 'financial-request', service: 'service-request' } as const;
export type RequestType = keyof typeof kinds;

export const kindOfType = (type: RequestType): RequestKind => kinds[type];
export const typeOfKind = (kind: RequestKind): RequestType => (kind === 'service-request' ? 'service' : 'financial');

const base = '/admin/company-administration/service-level-agreement';

export const screensOf = (type: RequestType): SettingScreens => ({
  list: base,
  edit: `${base}/edit/{requestType}`,
  confirmation: `${base}/edit/{requestType}/confirmation`,
  finish: `${base}/edit/{requestType}/finish`,
  parameters: { requestType: type },
});

/** The chosen hours and minutes of each step, as text. */
export type SlaValues = Readonly<Record<Stage, { readonly hours: string; readonly minutes: string }>>;

type Times = ServiceLevelDraft['times'];

const typed = ({ hours, minutes }: Times[Stage]) => ({ hours: String(hours), minutes: String(minutes) });
export const typedOf = ({ verify, approve, release }: Times): SlaValues => ({
  verify: typed(verify),
  approve: typed(approve),
  release: typed(release),
});

const time = ({ hours, minutes }: SlaValues[Stage]) => ({ hours: Number(hours), minutes: Number(minutes) });
export const timesOf = ({ verify, approve, release }: SlaValues): Times => ({
  verify: time(verify),
  approve: time(approve),
  release: time(release),
});
