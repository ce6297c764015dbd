import { randomBytes } from 'node:crypto';

export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly role: string;
}

const person = (role: string, userId: string, name: string): Person => ({ role, userId: `${userId}@NUSANTARA`, name });

export const people: Readonly<Record<string, Person>> = {
  MK: person('MK', 'MAKER01', 'Siti Rahmawati'),
  VF: person('VF', 'VERIFIER01', 'Agus Wijaya'),
  AP: person('AP', 'APPROVER01', 'Budi Santoso'),
  AP2: person('AP', 'APPROVER02', 'Ratna Kusuma'),
  RL: person('RL', 'RELEASER01', 'Dewi Lestari'),
  IO: person('IO', 'INQUIRY01', 'Rina Hartati'),
  SYSADMIN: person('SYSADMIN', 'SYSADMIN01', 'Hendra Gunawan'),
  SYSADMIN_MK: person('SYSADMIN_MK', 'SYSADMIN02', 'Maya Putri'),
  SYSADMIN_AP: person('SYSADMIN_AP', 'SYSADMIN03', 'Bayu Nugroho'),
};

const deviceSecret = '3132333435363738393031323334353637383930313233343536373839303132';
export const password = 'Rahasia#2026';
export const captchaAnswer = 'k7m2x';
export const device = { suite: 'OCRA-1:HOTP-SHA256-8:QN08', secret: Buffer.from(deviceSecret, 'hex') };

/** A login file for the kit: a token for every user, and a password for the one whose login is tested. */
export const logins = Object.fromEntries(
  Object.entries(people).map(([key, { userId }]) => [
    key,
    {
      token: `token-of-${key}-of-the-small-bank`,
      deviceSecret,
      ...(key === 'MK' && { userId, password, captchaAnswer }),
    },
  ]),
);

export interface Tokens {
  find(token: string): Person | undefined;
  issue(person: Person): string;
  revoke(token: string): void;
}

export function createTokens(): Tokens {
  const known = new Map(Object.entries(people).map(([key, someone]) => [`token-of-${key}-of-the-small-bank`, someone]));
  return {
    find: (token) => known.get(token),
    issue(someone) {
      const token = `issued-${randomBytes(16).toString('hex')}`;
      known.set(token, someone);
      return token;
    },
    revoke: (token) => void known.delete(token),
  };
}
