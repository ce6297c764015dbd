// Default time limits of a session. After login they are replaced by those of the bank.
import { listSystemParameters } from '../../../generated/calls/session.ts';
import type { SystemParameterName } from '../../../generated/types.ts';
import type { IdlePolicy } from '../../../domain/session-idle.ts';
import { ask } from '../ask.ts';

export interface SessionSettings extends IdlePolicy {
  readonly refreshMarginSeconds: number;
  readonly requestTimeoutMilliseconds: number;
}

const names = {
  idleSeconds: 'IDLE_TIMEOUT_SECONDS',
  warningSeconds: 'IDLE_WARNING_SECONDS',
  refreshMarginSeconds: 'TOKEN_REFRESH_MARGIN_SECONDS',
  requestTimeoutMilliseconds: 'REQUEST_TIMEOUT_MS',
} as const satisfies Record<keyof SessionSettings, SystemParameterName>;

let settings: SessionSettings = {
  idleSeconds: 600,
  warningSeconds: 60,
  refreshMarginSeconds: 60,
  requestTimeoutMilliseconds: 30_000,
};

export const sessionSettings = (): SessionSettings => settings;

export const isSessionSetting = (name: SystemParameterName) => Object.values<SystemParameterName>(names).includes(name);

export async function readSessionSettings(): Promise<void> {
  const { items } = await ask(listSystemParameters, { body: { params: Object.values(names) } });
  const values = new Map(items.map(({ name, value }) => [name, Number(value)]));
  const known = Object.entries(names).map(([key, name]) => [key, values.get(name)] as const);
  settings = { ...settings, ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) };
}
