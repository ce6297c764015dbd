import { beforeAll, expect, test } from 'vitest';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { nextCourse, nextPayee, nextProxy } from '../../server/host/script.ts';
import { readOffset, setClock } from '../../server/sandbox/clock.ts';
import { hostPaths } from '../../server/sandbox/host-page.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addRequestBank, submit } from './request-bank.ts';

const document = await loadContract();
const bifast = 'SVC_LCY_BIFAST';

onEmbeddedDatabase('the page of the host and the clock', addRequestBank, (bank) => {
  let app: ReturnType<typeof buildApp>;

  function appWith(isSandbox: boolean) {
    const services = { ...bank().services, config: { ...bank().services.config, isSandbox } };
    const built = buildApp({ document, services, logs: false });
    mountSandbox(built, services);
    return built;
  }

  beforeAll(async () => {
    app = appWith(true);
  });

  const read = async (language = 'en') =>
    app.inject({ method: 'GET', url: hostPaths.page, headers: { 'accept-language': language } });
  const send = async (url: string, form: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const script = (choice: string, service = bifast) => send(hostPaths.script, { choice, service });

  async function bankTime(): Promise<string> {
    const { date, time } = jakartaMoment(Date.now() + (await readOffset(bank().services.db)));
    return `${date} ${time}`;
  }

  test('speaks both languages and runs no script of its own', async () => {
    const english = await read();
    expect(english.body).toContain('What the host answers next');
    expect(english.body).not.toMatch(/<script|onclick|style=/);
    expect((await read('id')).body).toContain('Jawaban host berikutnya');
    expect((await app.inject({ method: 'GET', url: '/sandbox' })).body).toContain(`href="${hostPaths.page}"`);
  });

  test('prepares the next answers of the host, in order, for its service', async () => {
    const { db, clock } = bank().services;
    for (const choice of ['transferInsufficient', 'transferDuplicate', 'payeeBankDown', 'aliasUnknown'])
      expect((await script(choice)).headers['location']).toBe(hostPaths.page);
    const { body } = await read();
    expect(body.indexOf('Transfer: insufficient funds (51)')).toBeLessThan(body.indexOf('Alias: unknown'));
    expect(await nextCourse(db, 'SVC_LCY_RTGS', clock.now())).toBeUndefined();
    expect(await nextCourse(db, bifast, clock.now())).toEqual({ kind: 'insufficient' });
    expect(await nextCourse(db, bifast, clock.now())).toEqual({ kind: 'rejected', code: 'HOST_BIFAST_U149' });
    expect(await nextPayee(db, bifast, clock.now())).toEqual({ kind: 'rejected', code: 'HOST_BIFAST_U129' });
    expect(await nextProxy(db, clock.now())).toEqual({ kind: 'rejected', code: 'HOST_BIFAST_U804' });
  });

  test('forgets what was prepared', async () => {
    await script('transferTimeoutDone');
    expect((await send(hostPaths.clearScript)).statusCode).toBe(303);
    expect((await read()).body).toContain('No answer is prepared.');
  });

  test('accepts no unknown answer, service or time', async () => {
    expect((await script('winTheLottery')).statusCode).toBe(400);
    expect((await script('transferDone', 'SVC_NONE')).statusCode).toBe(400);
    expect((await send(hostPaths.setClock, { time: 'tomorrow' })).statusCode).toBe(400);
    expect((await send(hostPaths.jump, { to: 'toString' })).statusCode).toBe(400);
  });

  test('sets the clock, shows it, and resets it', async () => {
    await send(hostPaths.setClock, { time: '2026-11-23T13:58' });
    expect(await bankTime()).toBe('2026-11-23 13:58');
    expect((await read('id')).body).toContain('23 Nov 2026 13.58 WIB');
    await send(hostPaths.resetClock);
    expect(await readOffset(bank().services.db)).toBe(0);
  });

  test.each([
    ['pastCutOff', '2026-11-23T13:58', '2026-11-23 14:01'],
    ['pastCutOff', '2026-11-27T16:00', '2026-11-30 14:01'],
    ['nextHoliday', '2026-11-23T13:58', '2026-12-24 09:00'],
    ['nextWorkingDay', '2026-12-23T13:58', '2026-12-28 09:00'],
  ])('jumps with %s from %s to %s', async (to, from, reached) => {
    await send(hostPaths.setClock, { time: from });
    expect((await send(hostPaths.jump, { to })).statusCode).toBe(303);
    expect(await bankTime()).toBe(reached);
  });

  test('jumps past the SLA of the request that is due first', async () => {
    const { db } = bank().services;
    await setClock(db, bank().services.clock.now());
    const { taskId } = await submit(bank());
    const { sla_ends_at: due } = await db
      .selectFrom('requests')
      .select('sla_ends_at')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    expect((await send(hostPaths.jump, { to: 'pastSla' })).statusCode).toBe(303);
    const now = Date.now() + (await readOffset(db));
    expect(now - (due?.getTime() ?? 0)).toBeGreaterThanOrEqual(60_000);
    expect(now - (due?.getTime() ?? 0)).toBeLessThan(90_000);
  });

  test('has no jump where the calendar ends', async () => {
    await send(hostPaths.setClock, { time: '2026-12-31T23:00' });
    expect((await send(hostPaths.jump, { to: 'nextHoliday' })).statusCode).toBe(400);
    expect((await read()).body).toMatch(/value="nextHoliday"[^>]*disabled/);
  });

  test('does not exist where the bank is no sandbox', async () => {
    const production = appWith(false);
    for (const url of Object.values(hostPaths))
      for (const method of ['GET', 'POST'] as const)
        expect((await production.inject({ method, url })).statusCode).toBe(404);
  });
});
