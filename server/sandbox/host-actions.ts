// The forms of the page of the host: each does one thing and leads back to the page.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isCalendarDate } from '../../domain/calendar-date.ts';
import { instantOf, isTimeOfDay } from '../../domain/jakarta-time.ts';
import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { clearScript, scriptNext } from '../host/script.ts';
import { Refusal } from '../refusal.ts';
import { moveClock, readOffset, setClock } from './clock.ts';
import { hostChoiceNames, hostChoices, scriptedServices } from './host-choices.ts';
import { hostPaths } from './host-page.ts';
import { findJumps, jumpNames } from './jumps.ts';

type Form = URLSearchParams;

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((known) => known === value);

async function addLine(db: Database, form: Form): Promise<void> {
  const choice = form.get('choice') ?? '';
  const service = form.get('service') ?? '';
  if (!isOneOf(hostChoiceNames, choice) || !isOneOf(scriptedServices, service)) throw new Refusal('400');
  await scriptNext(db, hostChoices[choice](service));
}

async function setTime(db: Database, form: Form): Promise<void> {
  const [date = '', time = ''] = (form.get('time') ?? '').split('T');
  if (!isCalendarDate(date) || !isTimeOfDay(time)) throw new Refusal('400');
  await setClock(db, new Date(instantOf({ date, time })));
}

async function jump(db: Database, form: Form): Promise<void> {
  const jumps = await findJumps(db, new Date(Date.now() + (await readOffset(db))));
  const name = form.get('to') ?? '';
  const to = isOneOf(jumpNames, name) ? jumps[name] : undefined;
  if (!to) throw new Refusal('400');
  await setClock(db, to);
}

const actions: Readonly<Record<string, (db: Database, form: Form) => Promise<void>>> = {
  [hostPaths.script]: addLine,
  [hostPaths.clearScript]: clearScript,
  [hostPaths.setClock]: setTime,
  [hostPaths.jump]: jump,
  [hostPaths.resetClock]: (db) => moveClock(db, 0),
};

const backToPage = (reply: FastifyReply) => reply.redirect(hostPaths.page, 303);

/** In a scope of its own, because the API takes no such forms. */
export function mountHostActions(app: FastifyInstance, { db }: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
      done(null, new URLSearchParams(text.toString())),
    );
    for (const [path, act] of Object.entries(actions))
      scope.post<{ Body: Form | undefined }>(path, async ({ body }, reply) => {
        await act(db, body ?? new URLSearchParams());
        return backToPage(reply);
      });
  });
}
