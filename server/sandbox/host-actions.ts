// The actions of the forms on the page of the host and the clock.
import { isCalendarDate } from '../../domain/calendar-date.ts';
import { instantOf, isTimeOfDay } from '../../domain/jakarta-time.ts';
import type { Services } from '../context.ts';
import { clearScript, scriptNext } from '../host/script.ts';
import { Refusal } from '../refusal.ts';
import { moveClock, readOffset, setClock } from './clock.ts';
import { hostChoiceNames, hostChoices, scriptedServices } from './host-choices.ts';
import { hostPaths } from './host-page.ts';
import { findClockJumps, clockJumpNames } from './clock-jumps.ts';

export type Form = URLSearchParams;
export type Act = (services: Services, form: Form) => Promise<void>;

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((known) => known === value);

async function addLine({ db }: Services, form: Form): Promise<void> {
  const choice = form.get('choice') ?? '';
  const service = form.get('service') ?? '';
  if (!isOneOf(hostChoiceNames, choice) || !isOneOf(scriptedServices, service)) throw new Refusal('400');
  await scriptNext(db, hostChoices[choice](service));
}

async function setTime({ db }: Services, form: Form): Promise<void> {
  const [date = '', time = ''] = (form.get('time') ?? '').split('T');
  if (!isCalendarDate(date) || !isTimeOfDay(time)) throw new Refusal('400');
  await setClock(db, new Date(instantOf({ date, time })));
}

async function jump({ db }: Services, form: Form): Promise<void> {
  const jumps = await findClockJumps(db, new Date(Date.now() + (await readOffset(db))));
  const name = form.get('to') ?? '';
  const to = isOneOf(clockJumpNames, name) ? jumps[name] : undefined;
  if (!to) throw new Refusal('400');
  await setClock(db, to);
}

export const hostActions: Readonly<Record<string, Act>> = {
  [hostPaths.script]: addLine,
  [hostPaths.clearScript]: ({ db }) => clearScript(db),
  [hostPaths.setClock]: setTime,
  [hostPaths.jump]: jump,
  [hostPaths.resetClock]: ({ db }) => moveClock(db, 0),
};
