// The accounts of the two demonstration companies, with their current balances.
import { bahari } from './accounts-of-bahari.ts';
import { nusantara } from './accounts-of-nusantara.ts';
import type { DemoAccount, DemoRow } from './demo-account.ts';

const holders: Readonly<Record<string, string>> = {
  NUSANTARA: 'PT Nusantara Sejahtera Abadi',
  BAHARI: 'PT Bahari Makmur Sentosa',
};
export const holderOf = (companyId: string): string => holders[companyId] ?? companyId;

const jakarta = { branchCode: '13700', branchName: 'Jakarta Sudirman', city: 'Jakarta Selatan' };
const surabaya = { branchCode: '15700', branchName: 'Surabaya Tunjungan', city: 'Surabaya' };
const of = (companyId: string, rows: readonly DemoRow[], branch: object): DemoAccount[] =>
  rows.map((row) => ({ ...row, companyId, details: { ...row.details, branch } }));

export const demoAccounts: readonly DemoAccount[] = [
  ...of('NUSANTARA', nusantara, jakarta),
  ...of('BAHARI', bahari, surabaya),
];
