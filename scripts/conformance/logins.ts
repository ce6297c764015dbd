// The users of the kit: a token for each role, given in the login file or fetched by a login.
import { readFile } from 'node:fs/promises';
import { allowedRoles, everyRole, rolesOfArea } from '../../domain/roles.ts';
import type { Permission } from '../../server/contract/document.ts';
import { waitIfAsked, type Send } from './exchange.ts';
import { newClientKey, encryptPassword, type MaskKey } from './login-keys.ts';

export interface Login {
  readonly token?: string;
  readonly userId?: string;
  readonly password?: string;
  /** The answer that the server under test accepts for any captcha. */
  readonly captchaAnswer?: string;
  /** The secret of the user's token device in hexadecimal, and its suite. */
  readonly deviceSecret?: string;
  readonly deviceSuite?: string;
}

/** By role code; AP2 is a second approver. The key inputs has data for the workflows instead of a user. */
export type Logins = Readonly<Record<string, Login>>;

export const loginRoles: readonly string[] = [...everyRole, 'AP2'];
const names: readonly string[] = [...loginRoles, 'inputs'];

export interface RoleToken {
  readonly role: string;
  readonly token: string;
}

export interface Sessions {
  tokenOf(role: string): Promise<string | undefined>;
  /** The role whose user has this token. */
  roleOf(token: string | undefined): string | undefined;
  /** A token of a role that the permission allows; undefined if the login file has no such user. */
  tokenFor(permission: Permission): Promise<string | undefined>;
  /** Tokens of the other roles that the permission allows. */
  tokensBeside(permission: Permission): Promise<RoleToken[]>;
  /** Tokens of all forbidden roles of the operation's own area, and of one of the other. */
  tokensAgainst(permission: Permission): Promise<RoleToken[]>;
}

export async function readLogins(file: string | undefined): Promise<Logins> {
  if (!file) return {};
  const logins: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof logins !== 'object' || logins === null) throw new Error(`${file} is not a JSON object of roles`);
  const unknown = Object.keys(logins).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`${file} names ${unknown.join(', ')}; known are ${names.join(', ')}`);
  return logins as Logins;
}

const outputOf = (text: string) => (JSON.parse(text) as { output: Record<string, unknown> }).output;

async function ask(send: Send, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const headers = {
    'idempotency-key': crypto.randomUUID(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const request = { method: 'POST', path, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const first = await send(request);
  // The wrong requests of the cases count for the limits of this address as well.
  const isToWait = first.kind === 'answered' && (await waitIfAsked(first.answer));
  const exchange = isToWait ? await send(request) : first;
  if (exchange.kind === 'silent') throw new Error(`${path} did not answer: ${exchange.reason}`);
  if (exchange.answer.status !== 200)
    throw new Error(`${path} answered ${exchange.answer.status}: ${exchange.answer.text}`);
  return outputOf(exchange.answer.text);
}

/** Returns the answer of a captcha. */
export type SolveCaptcha = (captchaId: string) => Promise<string>;

export async function logIn(
  send: Send,
  { userId = '', password = '', captchaAnswer: known = '' }: Login,
  solve: SolveCaptcha = () => Promise.resolve(known),
): Promise<string> {
  const captcha = await ask(send, '/api/user/auth/captcha');
  const mask = await ask(send, '/api/user/auth/mask');
  const sealed = await encryptPassword(password, mask['publicKey'] as MaskKey);
  const clientKey = await newClientKey();
  const captchaId = String(captcha['captchaId']);
  const solved = captcha['isRequired'] !== false && { captchaId, captchaAnswer: await solve(captchaId) };
  const body = { userId, password: sealed, ...solved, clientKey };
  return String((await ask(send, '/api/user/auth/login', body))['token']);
}

export function createSessions(logins: Logins, send: Send): Sessions {
  const tokens = new Map<string, Promise<string>>();
  const roles = new Map<string, string>();
  function tokenOf(role: string | undefined): Promise<string> | undefined {
    const login = role === undefined ? undefined : logins[role];
    if (!role || !login) return undefined;
    const known = tokens.get(role);
    if (known) return known;
    const token = login.token ? Promise.resolve(login.token) : logIn(send, login);
    tokens.set(role, token);
    return token.then((given) => {
      roles.set(given, role);
      return given;
    });
  }
  async function tokensOf(roles: readonly string[]): Promise<RoleToken[]> {
    const found = await Promise.all(roles.map(async (role) => ({ role, token: await tokenOf(role) })));
    return found.flatMap(({ role, token }) => (token === undefined ? [] : [{ role, token }]));
  }
  const isKnown = (role: string) => logins[role] !== undefined;
  return {
    tokenOf: async (role) => tokenOf(role),
    roleOf: (token) => (token === undefined ? undefined : roles.get(token)),
    tokenFor: async (permission) => tokenOf(allowedRoles(permission).find(isKnown)),
    tokensBeside: (permission) => tokensOf(allowedRoles(permission).filter(isKnown).slice(1)),
    tokensAgainst: (permission) => {
      const isForbidden = (role: string) => isKnown(role) && !allowedRoles(permission).includes(role);
      const areas = [rolesOfArea.corporate, rolesOfArea.administration];
      const ofArea = (roles: readonly string[]) => {
        const found = roles.filter(isForbidden);
        return roles === rolesOfArea[permission.area] ? found : found.slice(0, 1);
      };
      return tokensOf(areas.flatMap(ofArea));
    },
  };
}
