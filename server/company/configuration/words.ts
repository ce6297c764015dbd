import type {
  ApprovalMode,
  ApprovalScope,
  ConfiguredRecord,
  Language,
  PayeeInputMode,
  WhyNot,
} from '../../../generated/types.ts';

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
  readonly accounts: string;
  /** The accounts of these types, those opened later included. */
  readonly everyOf: string;
  readonly accountTypes: Readonly<Record<'CA' | 'SA', string>>;
  readonly seen: string;
  readonly debited: string;
  readonly seenBy: string;
  readonly nobody: string;
  readonly parent: string;
  readonly bankDefault: string;
  readonly levelKinds: Readonly<Record<string, string>>;
  readonly hours: string;
  readonly minutes: string;
  readonly mode: string;
  readonly modes: Readonly<Record<ApprovalMode, string>>;
  readonly scope: string;
  readonly scopes: Readonly<Record<ApprovalScope, string>>;
  readonly payeeInput: string;
  readonly payeeInputs: Readonly<Record<PayeeInputMode, string>>;
  readonly access: string;
  readonly single: string;
  readonly several: string;
  readonly couldApprove: string;
  readonly couldNot: string;
  readonly whyNot: Readonly<Record<WhyNot, string>>;
  readonly opening: string;
  /** Before the ID of the user. */
  readonly activation: string;
  readonly now: string;
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
      'account-visibility': 'Account visibility',
      'account-group': 'Account group',
      'service-level': 'Service Level Agreement',
      'company-setup': 'Company set-up',
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
    accounts: 'Accounts',
    everyOf: 'every account of the types',
    accountTypes: { CA: 'current account', SA: 'savings account' },
    seen: 'see',
    debited: 'see and debit',
    seenBy: 'Seen only by',
    nobody: 'no one',
    parent: 'Belongs to',
    bankDefault: 'the default of the bank',
    levelKinds: { 'financial-request': 'Financial requests', 'service-request': 'Service requests' },
    hours: 'h',
    minutes: 'min',
    mode: 'Approval mode',
    modes: { 'Manual Approval': 'Manual approval', 'Straight Through Processing': 'Straight through processing' },
    scope: 'Approval scope',
    scopes: {
      "Approve Other's Tasks": 'Requests of others',
      'Approve My Tasks Only': "One's own requests",
    },
    payeeInput: 'How payees are named',
    payeeInputs: {
      'Manual Input & Favorites': 'Typed or from favorites',
      'Favorites Only': 'Favorites only',
      'Manual Input Only': 'Typed only',
    },
    access: 'Access',
    single: 'One person does everything',
    several: 'Several people, four eyes',
    couldApprove: 'Who could approve',
    couldNot: 'Could not',
    whyNot: {
      'not-in-group': 'is not in the group of this step',
      'is-maker-of-revision': 'made this revision',
      'already-acted': 'has already acted',
      'stage-not-reached': 'an earlier step is not finished',
      'stage-complete': 'this step is complete',
      blocked: 'is blocked',
      'over-limit': 'the amount is above the limit of the role',
      'no-account-access': 'has no access to the account',
      'no-service-access': 'has no access to the service',
      'old-revision': 'there is a newer revision',
      'not-exceptional-yet': 'the normal route can still finish',
      'request-finished': 'the request is finished',
    },
    opening: 'Entered by the bank',
    activation: 'Activation of',
    now: 'In force now',
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
      'account-visibility': 'Visibilitas rekening',
      'account-group': 'Grup rekening',
      'service-level': 'Service Level Agreement',
      'company-setup': 'Pengaturan perusahaan',
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
    accounts: 'Rekening',
    everyOf: 'setiap rekening berjenis',
    accountTypes: { CA: 'giro', SA: 'tabungan' },
    seen: 'melihat',
    debited: 'melihat dan mendebit',
    seenBy: 'Hanya dilihat oleh',
    nobody: 'tidak seorang pun',
    parent: 'Bagian dari',
    bankDefault: 'bawaan bank',
    levelKinds: { 'financial-request': 'Permintaan keuangan', 'service-request': 'Permintaan layanan' },
    hours: 'jam',
    minutes: 'menit',
    mode: 'Mode persetujuan',
    modes: { 'Manual Approval': 'Persetujuan manual', 'Straight Through Processing': 'Diproses langsung' },
    scope: 'Cakupan persetujuan',
    scopes: {
      "Approve Other's Tasks": 'Permintaan orang lain',
      'Approve My Tasks Only': 'Permintaan sendiri',
    },
    payeeInput: 'Cara menyebut penerima',
    payeeInputs: {
      'Manual Input & Favorites': 'Diketik atau dari favorit',
      'Favorites Only': 'Hanya favorit',
      'Manual Input Only': 'Hanya diketik',
    },
    access: 'Akses',
    single: 'Satu orang melakukan semuanya',
    several: 'Beberapa orang, empat mata',
    couldApprove: 'Siapa yang dapat menyetujui',
    couldNot: 'Tidak dapat',
    whyNot: {
      'not-in-group': 'bukan anggota grup langkah ini',
      'is-maker-of-revision': 'membuat revisi ini',
      'already-acted': 'sudah bertindak',
      'stage-not-reached': 'langkah sebelumnya belum selesai',
      'stage-complete': 'langkah ini sudah selesai',
      blocked: 'diblokir',
      'over-limit': 'nominal melebihi limit peran',
      'no-account-access': 'tidak memiliki akses ke rekening',
      'no-service-access': 'tidak memiliki akses ke layanan',
      'old-revision': 'sudah ada revisi yang lebih baru',
      'not-exceptional-yet': 'alur biasa masih dapat selesai',
      'request-finished': 'permintaan sudah selesai',
    },
    opening: 'Dimasukkan oleh bank',
    activation: 'Aktivasi',
    now: 'Berlaku sekarang',
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
