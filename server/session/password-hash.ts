// Hashes passwords with argon2id in PHC format, at the minimum cost that OWASP recommends.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltBytes = 16;
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const withoutPadding = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await derive('argon2id', { message: password, nonce, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`;
}

async function matches(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = form.exec(hash) ?? [];
  if (!tag) throw new Error('A stored password has a form that is not known here');
  const expected = Buffer.from(tag, 'base64');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(found, expected);
}

let dummyHash: Promise<string> | undefined;

/** Compares with a dummy hash when there is no user, so that the time does not reveal which user IDs exist. */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(saltBytes).toString('hex'));
  const isRight = await matches(password, hash ?? (await dummyHash));
  return isRight && Boolean(hash);
}
