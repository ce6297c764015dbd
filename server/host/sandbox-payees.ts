// Invents the holders of account numbers that are not in the ledger. The same number always gets the same name.
import { createHash } from 'node:crypto';
import { suppliers } from './sandbox-suppliers.ts';

interface AccountBehind {
  readonly accountNumber: string;
  readonly bankCode: string;
  readonly accountName: string;
}

// None of them is a user of a demonstration company: a user who pays themselves would look like fraud.
const people = [
  'Bambang Prasetyo',
  'Sri Wahyuni',
  'Joko Susilo',
  'Ratih Anggraini',
  'Made Suryawan',
  'Rina Marpaung',
  'Eko Nugraha',
  'Laila Kurniasih',
  'Yohanes Tanuwijaya',
  'Fitri Handayani',
];
const companies = [
  'PT Mitra Logistik Utama',
  'CV Sinar Jaya Abadi',
  'PT Anugerah Pangan Lestari',
  'PT Cahaya Teknik Mandiri',
  'CV Karya Bersama',
  'PT Samudra Kemasan Indonesia',
  'PT Bumi Energi Nusantara',
  'PT Graha Medika Sentosa',
];
// The contract's examples and the demonstration payments use these accounts with these names.
const knownHolders: Readonly<Record<string, string>> = {
  '5270338812': 'CV Sinar Jaya Abadi',
  '1240011223344': 'PT Mitra Logistik Utama',
  '1370010555123': 'PT Bahari Makmur Sentosa',
  '1240005566771': 'PT Cepat Logistik Nusantara',
  '0334455667': 'PT Kemasan Prima',
  '034101000743305': 'Kantor Konsultan Pajak Harjono',
  '0218834471': 'PT Anugerah Pangan Lestari',
  '701882210045': 'PT Cahaya Teknik Mandiri',
  '020601004418302': 'PT Samudra Kemasan Indonesia',
  '7104882015': 'PT Graha Medika Sentosa',
  '1180007765432': 'PT Bumi Energi Nusantara',
  '034201007654321': 'Dapur Nusantara',
  ...Object.fromEntries(suppliers.map(({ accountNumber, name }) => [accountNumber, name])),
};
/** The mobile number in the contract's example of a transfer to a proxy. */
const knownProxies: Readonly<Record<string, AccountBehind>> = {
  '081218004567': { accountNumber: '7123345566', bankCode: '451', accountName: 'Dian Puspitasari' },
};
const proxyBanks = ['002', '008', '009', '014', '022', '200', '451'];

function numberFrom(seed: string): number {
  return createHash('sha256').update(`payee/${seed}`).digest().readUInt32BE(0);
}

const pick = (from: readonly string[], seed: string) => from[numberFrom(seed) % from.length] ?? '';

/** Half of the accounts belong to companies. */
const someHolder = (accountNumber: string): string =>
  pick(numberFrom(`kind/${accountNumber}`) % 2 === 0 ? companies : people, accountNumber);

export const nameBehind = (accountNumber: string): string => knownHolders[accountNumber] ?? someHolder(accountNumber);

export function accountBehindProxy(value: string): AccountBehind {
  const known = knownProxies[value];
  if (known) return known;
  const accountNumber = String(1_000_000_000 + (numberFrom(`account/${value}`) % 9_000_000_000));
  return { accountNumber, bankCode: pick(proxyBanks, `bank/${value}`), accountName: pick(people, value) };
}
