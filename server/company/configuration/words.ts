import type { ConfiguredRecord, Language } from '../../../generated/types.ts';

interface Words {
  readonly title: string;
  readonly kinds: Readonly<Record<ConfiguredRecord['kind'], string>>;
  readonly stages: Readonly<Record<'verify' | 'approve' | 'release', string>>;
  readonly orders: Readonly<Record<'parallel' | 'sequential', string>>;
  readonly of: string;
  readonly order: string;
  readonly people: string;
  readonly none: string;
  readonly inactive: string;
  readonly maps: string;
  readonly limits: string;
  readonly userGroup: string;
  readonly services: string;
  readonly every: string;
  readonly everyAccount: string;
  readonly accountGroup: string;
  readonly from: string;
  readonly to: string;
  readonly anyAmount: string;
  readonly notAllowed: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly daily: string;
  readonly together: string;
  readonly kind: string;
  readonly record: string;
  readonly status: string;
  readonly what: string;
  readonly value: string;
  readonly since: string;
  readonly task: string;
  readonly entry: string;
  readonly hash: string;
  readonly day: string;
  readonly knownSince: string;
  readonly head: string;
}

export const words: Readonly<Record<Language, Words>> = {
  EN: {
    title: 'Set-up',
    kinds: {
      'approval-workflow': 'Approval Workflow',
      'workflow-map': 'Workflow Map',
      'user-group': 'User Group',
      'sub-user-group': 'Sub User Group',
      'approval-group': 'Approval group of the bank',
      'enterprise-limit': 'Enterprise Transaction Limit',
      'account-limit': 'Account-level transaction limit',
      'daily-limit': 'Daily limit',
      delegation: 'Delegation of authority',
    },
    stages: { verify: 'Verify', approve: 'Approve', release: 'Release' },
    orders: { parallel: 'All groups at the same time', sequential: 'One group after the other' },
    of: 'of',
    order: 'Order of approval',
    people: 'People',
    none: 'None',
    inactive: 'not active',
    maps: 'Workflow Map',
    limits: 'Enterprise Transaction Limit',
    userGroup: 'User Group',
    services: 'Services',
    every: 'All services',
    everyAccount: 'every account',
    accountGroup: 'account group',
    from: 'from',
    to: 'up to',
    anyAmount: 'any amount',
    notAllowed: 'not allowed',
    minimum: 'Minimum',
    maximum: 'Maximum',
    daily: 'Daily maximum',
    together: 'All services together',
    kind: 'Type',
    record: 'Record',
    status: 'Status',
    what: 'Part',
    value: 'Content',
    since: 'Since',
    task: 'Task',
    entry: 'Audit entry',
    hash: 'Hash',
    day: 'In force at the end of',
    knownSince: 'Stored since',
    head: 'Last audit entry of that day',
  },
  ID: {
    title: 'Pengaturan',
    kinds: {
      'approval-workflow': 'Approval Workflow',
      'workflow-map': 'Workflow Map',
      'user-group': 'User Group',
      'sub-user-group': 'Sub User Group',
      'approval-group': 'Grup persetujuan dari bank',
      'enterprise-limit': 'Enterprise Transaction Limit',
      'account-limit': 'Limit transaksi per rekening',
      'daily-limit': 'Limit harian',
      delegation: 'Pendelegasian wewenang',
    },
    stages: { verify: 'Verifikasi', approve: 'Persetujuan', release: 'Rilis' },
    orders: { parallel: 'Semua grup bersamaan', sequential: 'Satu grup setelah yang lain' },
    of: 'dari',
    order: 'Urutan persetujuan',
    people: 'Orang',
    none: 'Tidak ada',
    inactive: 'nonaktif',
    maps: 'Workflow Map',
    limits: 'Enterprise Transaction Limit',
    userGroup: 'User Group',
    services: 'Layanan',
    every: 'Semua layanan',
    everyAccount: 'setiap rekening',
    accountGroup: 'grup rekening',
    from: 'mulai',
    to: 'sampai',
    anyAmount: 'nominal berapa pun',
    notAllowed: 'tidak diizinkan',
    minimum: 'Minimum',
    maximum: 'Maksimum',
    daily: 'Maksimum harian',
    together: 'Semua layanan bersama',
    kind: 'Jenis',
    record: 'Data',
    status: 'Status',
    what: 'Bagian',
    value: 'Isi',
    since: 'Sejak',
    task: 'Tugas',
    entry: 'Entri audit',
    hash: 'Hash',
    day: 'Berlaku pada akhir',
    knownSince: 'Disimpan sejak',
    head: 'Entri audit terakhir hari itu',
  },
};
