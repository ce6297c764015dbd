// Encrypts values that stay in the browser between sessions. The key cannot be exported.
import { readStored, storeOnce } from './storage.ts';

const keyName = 'vault';
const cipher = 'AES-GCM';

export interface EncryptedValue {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
}

const makeKey = () => crypto.subtle.generateKey({ name: cipher, length: 256 }, false, ['encrypt', 'decrypt']);
const readKey = () => readStored<CryptoKey>('keys', keyName);

async function findKey(): Promise<CryptoKey> {
  const kept = await readKey();
  if (kept) return kept;
  const made = await makeKey();
  try {
    await storeOnce('keys', keyName, made);
    return made;
  } catch (error) {
    const others = await readKey();
    if (!others) throw error;
    return others;
  }
}

let key: Promise<CryptoKey> | undefined;

function vaultKey(): Promise<CryptoKey> {
  key ??= findKey();
  return key;
}

/** Creates or reads the key early: on a page that is closing there is no time for it. */
export const prepareKey = (): Promise<unknown> => vaultKey();

export async function encryptValue(value: unknown): Promise<EncryptedValue> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, content: await crypto.subtle.encrypt({ name: cipher, iv }, await vaultKey(), text) };
}

export async function decryptValue<Value>({ iv, content }: EncryptedValue): Promise<Value> {
  const text = await crypto.subtle.decrypt({ name: cipher, iv }, await vaultKey(), content);
  return JSON.parse(new TextDecoder().decode(text)) as Value;
}
