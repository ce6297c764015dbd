// Accidents in a short form: a killed server, a lost database, slow callers, callers that hang up.
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../../generated/operations.ts';
import { proveSubject } from '../faults/settle-and-prove.ts';
import { startCutProxy } from '../faults/cut-proxy.ts';
import { startLoad } from '../faults/load.ts';
import { proveKills } from '../faults/rounds.ts';
import { createSubject } from '../faults/subject.ts';
import type { Answer, Call } from './caller.ts';
import { bifast, noteKinds, userOf } from './payments.ts';
import { times } from './race.ts';
import type { Finding, Row, Scene } from './scene.ts';

const company = 'NUSANTARA';
const maker = userOf('MAKER01', company);
const slowCallers = 100;
const longestAnswer = 3000;
const awayMilliseconds = 3000;

async function killAtWork({ setting }: Scene): Promise<Finding> {
  const { faults, figures } = await proveKills(await setting.newDatabase(), {
    kills: setting.rounds,
    seed: setting.seed,
  });
  const { kills, writes, done } = figures;
  return { facts: `${kills} kills, ${done} of ${writes} writes done`, faults };
}

const uncleanAnswer = /\bat .+:\d+|\.ts\b|ECONN|postgres|pg_/i;

async function databaseAway({ setting }: Scene): Promise<Finding> {
  const url = await setting.newDatabase();
  if (!url) return { facts: 'the embedded database is always there', faults: [] };
  const proxy = await startCutProxy(url);
  const subject = await createSubject(url, proxy.url);
  const server = subject.start();
  await server.ready;
  const load = startLoad(subject.journal, setting.seed);
  await pause(1500);
  await proxy.cut();
  await pause(awayMilliseconds);
  await proxy.restore();
  await pause(awayMilliseconds);
  await load.stop();
  const faults = await proveSubject(subject, server);
  await proxy.cut();
  await subject.prepared.remove();
  const { failures, writes } = subject.journal;
  const unclean = failures.filter(({ text }) => uncleanAnswer.test(text));
  return {
    facts: `${writes.length} writes, ${failures.length} answered that it was away`,
    faults: [...faults, ...unclean.map(({ text }) => `said ${text.slice(0, 160)}`)],
  };
}

const submission = (rupiah: number): Call => ({
  userId: maker,
  operationId: 'submitLocalTransfer',
  body: { form: bifast(company, rupiah), confirmed: noteKinds },
  key: crypto.randomUUID(),
});

/** The text of the HTTP request, so that a part of it can be held back. */
function asBytes({ subject }: Scene, { operationId, body, key = '', userId = '' }: Call): string {
  const text = JSON.stringify(body);
  const lines = [
    `POST ${operations[operationId].path} HTTP/1.1`,
    `Host: ${new URL(subject.url).host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    `Idempotency-Key: ${key}`,
    `Authorization: Bearer ${subject.prepared.sessions.get(userId)?.token ?? ''}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

function openSocket({ subject }: Scene): Socket {
  const { hostname, port } = new URL(subject.url);
  return connect(Number(port), hostname).on('error', () => undefined);
}

/** Callers who send half of a request do not slow down others. */
async function slowBodies(scene: Scene): Promise<Finding> {
  const sockets = times(slowCallers, (index) => {
    const text = asBytes(scene, submission(1_710_000 + index));
    const socket = openSocket(scene);
    socket.write(text.slice(0, text.length - 40));
    return socket;
  });
  await pause(300);
  const began = performance.now();
  const { status } = await scene.ask({ userId: maker, operationId: 'countTransactions', body: {} });
  const milliseconds = Math.round(performance.now() - began);
  for (const socket of sockets) socket.destroy();
  return {
    facts: `answered ${status} after ${milliseconds} ms beside ${slowCallers} slow callers`,
    faults: status === 200 && milliseconds < longestAnswer ? [] : [`answered ${status} after ${milliseconds} ms`],
  };
}

const referenceOf = ({ output }: Answer) => (output as { refNo?: string } | null)?.refNo;

/** A caller who hangs up and repeats the call under the same key makes one payment. */
async function hangUp(scene: Scene): Promise<Finding> {
  const faults: string[] = [];
  for (let time = 0; time < 10 * scene.setting.rounds; time += 1) {
    const call = submission(1_720_000 + time);
    const socket = openSocket(scene);
    socket.write(asBytes(scene, call));
    await pause(scene.chance.below(30));
    socket.resetAndDestroy();
    let answer = await scene.ask(call);
    while (answer.code === 'ERR_REQ_2') answer = await scene.ask(call);
    const again = await scene.ask(call);
    if (answer.status !== 200 || referenceOf(answer) !== referenceOf(again))
      faults.push(`answered ${answer.status} ${answer.code}, then ${again.status} ${again.code}`);
  }
  return { facts: `${10 * scene.setting.rounds} callers`, faults };
}

export const faults: readonly Row[] = [
  {
    name: 'a bank that is killed during approvals and releases loses nothing and does nothing twice',
    isLong: true,
    attack: killAtWork,
  },
  { name: 'a database that is away for seconds loses nothing', isLong: true, attack: databaseAway },
  { name: 'slow callers delay no others', attack: slowBodies },
  { name: 'callers who hang up and repeat their call make one payment each', attack: hangUp },
];
