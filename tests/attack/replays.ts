// Captured answers and signatures are sent again: each was valid once and must not be accepted again.
import { CompactEncrypt } from 'jose';
import type { Session } from '../../generated/types.ts';
import { askResume, maskedJson, newClientKey, type BrowserSession } from '../server/browser.ts';
import { isRefusal, type Answer, type Call } from './caller.ts';
import { bifast, keyOf, noteFlags, sign, submit, userOf, type Payment } from './payments.ts';
import { passed } from './request-states.ts';
import type { Finding, Row, Scene } from './scene.ts';
import {
  loginCall,
  logInOverHttp,
  mailedLink,
  newPasswords,
  callerOf,
  readRenewal,
  refreshOverHttp,
  solvedCaptcha,
  tokenWorks,
} from './sessions.ts';

const company = 'NUSANTARA';
/** No other attack uses this user's session or password. */
const victim = userOf('INQUIRY01', company);

const shown = ({ status, code }: Answer) => `answered ${status} ${code}`;

async function liveTokenIn(scene: Scene, { status, output }: Answer): Promise<string[]> {
  const { token } = (status === 200 ? output : {}) as Partial<Session>;
  return token && (await tokenWorks(scene, token)) ? ['a token that works was handed out again'] : [];
}

const mustBeRefused = (answer: Answer): string[] => (isRefusal(answer) ? [] : [`it was ${shown(answer)}`]);

async function mustPass(scene: Scene, call: Call): Promise<Answer> {
  const answer = await scene.ask(call);
  if (answer.status !== 200) throw new Error(`${call.operationId} itself was answered ${answer.text.slice(0, 200)}`);
  return answer;
}

async function replayLogin(scene: Scene): Promise<Finding> {
  const call = await loginCall(scene, victim);
  await mustPass(scene, call);
  const again = await scene.ask(call);
  return { facts: shown(again), faults: await liveTokenIn(scene, again) };
}

async function replayLoginWithKeys(scene: Scene, change: (call: Call) => Promise<Call> | Call): Promise<Finding> {
  const call = await loginCall(scene, victim);
  await mustPass(scene, call);
  const again = await scene.ask(await change({ ...call, key: crypto.randomUUID() }));
  return { facts: shown(again), faults: [...mustBeRefused(again), ...(await liveTokenIn(scene, again))] };
}

const bodyOf = ({ body }: Call) => body as Readonly<Record<string, unknown>>;

async function resumeCall(scene: Scene, { refreshToken }: Pick<Session, 'refreshToken'>): Promise<Call> {
  const data = await maskedJson(callerOf(scene), { refreshToken });
  const body = { data, returnFlag: false, clientKey: newClientKey().clientKey };
  return { operationId: 'resumeSession', body, key: crypto.randomUUID() };
}

async function replayResume(scene: Scene): Promise<Finding> {
  const call = await resumeCall(scene, await logInOverHttp(scene, victim));
  await mustPass(scene, call);
  await scene.letMinutePass();
  const again = await scene.ask(call);
  return { facts: shown(again), faults: await liveTokenIn(scene, again) };
}

async function refreshCall({ secretKey, serverKey, refreshToken }: BrowserSession): Promise<Call> {
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ refreshToken })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: serverKey.kid })
    .encrypt(secretKey);
  return { operationId: 'refreshTokens', body: { data }, key: crypto.randomUUID() };
}

async function replayRefresh(scene: Scene): Promise<Finding> {
  const session = await logInOverHttp(scene, victim);
  const call = await refreshCall(session);
  await mustPass(scene, call);
  await scene.letMinutePass();
  const again = await scene.ask(call);
  const { token } = await readRenewal(again, session.secretKey);
  const isAlive = token !== undefined && (await tokenWorks(scene, token));
  return { facts: shown(again), faults: isAlive ? ['a token that works was handed out again'] : [] };
}

/** A spent refresh token ends the session; only for a moment, a lost answer may be repeated. */
async function reuseRefreshToken(scene: Scene): Promise<Finding> {
  const session = await logInOverHttp(scene, victim);
  const renewed = await refreshOverHttp(scene, session);
  await scene.letMinutePass();
  const again = await scene.ask(await refreshCall(session));
  const isAlive = renewed.token !== undefined && (await tokenWorks(scene, renewed.token));
  return {
    facts: shown(again),
    faults: [...mustBeRefused(again), ...(isAlive ? ['the session goes on after its spent token came again'] : [])],
  };
}

async function resumeWithOldToken(scene: Scene): Promise<Finding> {
  const session = await logInOverHttp(scene, victim);
  const first = await askResume(callerOf(scene), session);
  const { token } = first.answer.output as Session;
  await scene.letMinutePass();
  const again = await scene.ask(await resumeCall(scene, session));
  const isAlive = await tokenWorks(scene, token);
  return {
    facts: shown(again),
    faults: [...mustBeRefused(again), ...(isAlive ? ['the session goes on after its spent token came again'] : [])],
  };
}

const released = async (scene: Scene, userId: string, payment: Payment, last: 'approve' | 'release') => {
  const signature = await sign(scene, userId, { action: last, items: [payment] });
  const body = { ...keyOf(payment), confirmed: noteFlags, signature };
  await mustPass(scene, { userId, operationId: `${last}Request`, body });
  return signature;
};

/** The response to a used challenge decides nothing more, on the same payment or another. */
async function reuseSignature(scene: Scene): Promise<Finding> {
  const [first, second] = [await submit(scene, company, 1_610_000), await submit(scene, company, 1_610_000)];
  await passed(scene, first, 'verify');
  await passed(scene, second, 'verify');
  const userId = userOf('APPROVER01', company);
  const signature = await released(scene, userId, first, 'approve');
  const answers = [
    await scene.ask({
      userId,
      operationId: 'approveRequest',
      body: { ...keyOf(first), confirmed: noteFlags, signature },
    }),
    await scene.ask({
      userId,
      operationId: 'approveRequest',
      body: { ...keyOf(second), confirmed: noteFlags, signature },
    }),
    await scene.ask({
      userId,
      operationId: 'decideOnMany',
      body: { decision: 'approve', items: [keyOf(first), keyOf(second)], confirmed: noteFlags, signature },
    }),
    await scene.ask({ userId, operationId: 'verifyChallenge', body: signature }),
  ];
  return { facts: answers.map(({ code }) => code).join(' '), faults: answers.flatMap(mustBeRefused) };
}

async function expiredSignature(scene: Scene): Promise<Finding> {
  const payment = await passed(scene, await submit(scene, company, 1_620_000), 'verify');
  const userId = userOf('APPROVER01', company);
  const signature = await sign(scene, userId, { action: 'approve', items: [payment] });
  for (let minutes = 0; minutes < 4; minutes += 1) await scene.letMinutePass();
  const body = { ...keyOf(payment), confirmed: noteFlags, signature };
  const answer = await scene.ask({ userId, operationId: 'approveRequest', body });
  return { facts: shown(answer), faults: mustBeRefused(answer) };
}

async function reuseLink(scene: Scene): Promise<Finding> {
  const linkToken = await mailedLink(scene, victim);
  const use = async (password: string): Promise<Call> => ({
    operationId: 'resetPassword',
    body: { linkToken, passwords: await newPasswords(scene, password) },
  });
  await mustPass(scene, await use('Rahasia#2027'));
  scene.passwords.set(victim, 'Rahasia#2027');
  const again = await scene.ask(await use('Rahasia#2028'));
  return { facts: shown(again), faults: mustBeRefused(again) };
}

async function replayKeyForAnother(scene: Scene): Promise<Finding> {
  const body = { form: bifast(company, 1_630_000), confirmed: ['possible-duplicate'] };
  const call: Call = {
    userId: userOf('MAKER01', company),
    operationId: 'submitLocalTransfer',
    body,
    key: crypto.randomUUID(),
  };
  await mustPass(scene, call);
  const other = await scene.ask({ ...call, body: { ...body, form: bifast(company, 1_640_000) } });
  const stranger = await scene.ask({ ...call, userId: userOf('VERIFIER01', company) });
  return {
    facts: `${shown(other)}, ${shown(stranger)}`,
    faults: [...mustBeRefused(other), ...mustBeRefused(stranger)],
  };
}

async function afterLogout(scene: Scene): Promise<Finding> {
  const session = await logInOverHttp(scene, victim);
  scene.tokens.set(victim, session.token);
  await mustPass(scene, { userId: victim, operationId: 'logOut', body: { reason: 'user' } });
  const isAlive = await tokenWorks(scene, session.token);
  const renewed = await scene.ask(await refreshCall(session));
  return {
    facts: shown(renewed),
    faults: [...mustBeRefused(renewed), ...(isAlive ? ['the token works after the logout'] : [])],
  };
}

export const replays: readonly Row[] = [
  { name: 'a login sent again with its key hands out no live token', attack: replayLogin },
  {
    name: 'a login sent again with another key is refused',
    attack: (scene) => replayLoginWithKeys(scene, (call) => call),
  },
  {
    name: 'a sealed password is refused behind another captcha',
    attack: (scene) =>
      replayLoginWithKeys(scene, async (call) => ({
        ...call,
        body: { ...bodyOf(call), ...(await solvedCaptcha(scene)) },
      })),
  },
  { name: 'a session resumed again with its key hands out no live token', attack: replayResume },
  { name: 'a renewal sent again with its key hands out no live token', attack: replayRefresh },
  { name: 'a spent refresh token ends its session', attack: reuseRefreshToken },
  { name: 'a spent refresh token resumes nothing and ends its session', attack: resumeWithOldToken },
  { name: 'a session that was logged out renews nothing', attack: afterLogout },
  { name: 'a signature that was used decides nothing more', attack: reuseSignature },
  { name: 'a signature that expired decides nothing', attack: expiredSignature },
  { name: 'a used key is accepted for no other body and for no other user', attack: replayKeyForAnother },
  { name: 'a mailed link works once', attack: reuseLink },
];
