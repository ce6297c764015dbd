// What the statuses on the wire are called in Indonesian. In English their names are those on the wire.
import type { Language } from './language.ts';

export const indonesianStatuses: Readonly<Record<string, string>> = {
  Failed: 'Gagal',
  Returned: 'Dikembalikan',
  Cancelled: 'Dibatalkan',
  Rejected: 'Ditolak',
  'For Repair': 'Perlu diperbaiki',
  'Pending Verify': 'Menunggu verifikasi',
  'Pending Approve': 'Menunggu persetujuan',
  'Pending Release': 'Menunggu rilis',
  'Pending Execute': 'Menunggu eksekusi',
  'In Progress': 'Sedang diproses',
  Successful: 'Berhasil',
  Approved: 'Disetujui',
  Released: 'Dirilis',
  Executed: 'Dieksekusi',
  Expired: 'Kedaluwarsa',
  'Partial Successful': 'Berhasil sebagian',
  'Execution In Progress': 'Eksekusi sedang berjalan',
  'Pending by Bank': 'Menunggu konfirmasi bank',
  'Ready to Pick-up': 'Siap diambil',
  'Picked Up': 'Sudah diambil',
  Skipped: 'Dilewati',
  Stopped: 'Dihentikan',
  Completed: 'Selesai',
  Validating: 'Sedang divalidasi',
  'Ready to Proceed': 'Siap diproses',
  'Need to Repair': 'Perlu diperbaiki',
  Pass: 'Lolos',
  'Pending Approval': 'Menunggu persetujuan',
  'To Repair': 'Perlu diperbaiki',
  'To Approve': 'Perlu disetujui',
  'To Release': 'Perlu dirilis',
  Active: 'Aktif',
  Inactive: 'Nonaktif',
  Blocked: 'Diblokir',
  'Pending Activation': 'Menunggu aktivasi',
};

export const statusName = (status: string, language: Language): string =>
  (language === 'ID' ? indonesianStatuses[status] : undefined) ?? status;
