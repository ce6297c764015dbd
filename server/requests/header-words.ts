// The status and the last action of a transaction in the words of its header.
import { displayedStatus, type ActionLabel } from '../../domain/transaction-status.ts';
import type { HistoryStep, Language, StatusLabel } from '../../generated/types.ts';
import { kindWord } from '../reference/portal-words.ts';

type Done = ActionLabel<HistoryStep['action']>;

const english: Readonly<Record<Done, string>> = {
  submit: 'Submitted',
  verify: 'Verified',
  approve: 'Approved',
  release: 'Released',
  reject: 'Rejected',
  'send-to-repair': 'Sent for Repair',
  recall: 'Taken Back',
  repair: 'Repaired',
  cancel: 'Cancelled',
  skip: 'Skipped',
  stop: 'Stopped',
  replace: 'Changed',
  execute: 'Executed',
  'execute-begun': 'Execution Begun',
  'execute-unfunded': 'Not Enough Money',
  'execute-unanswered': 'Not Answered by Bank',
  'execute-failed': 'Failed',
  forward: "Sent to Payee's Bank",
  credit: "Credited by Payee's Bank",
  return: "Returned by Payee's Bank",
  expire: 'Expired',
  'exceptional-approve': 'Approved Exceptionally',
  'exceptional-release': 'Released Exceptionally',
  'confirm-exceptional': 'Exception Confirmed',
  'decline-exceptional': 'Exception Declined',
  move: 'Moved to Another Day',
};

const indonesian: Readonly<Record<Done, string>> = {
  submit: 'Diajukan',
  verify: 'Diverifikasi',
  approve: 'Disetujui',
  release: 'Dirilis',
  reject: 'Ditolak',
  'send-to-repair': 'Dikembalikan untuk Diperbaiki',
  recall: 'Ditarik Kembali',
  repair: 'Diperbaiki',
  cancel: 'Dibatalkan',
  skip: 'Dilewati',
  stop: 'Dihentikan',
  replace: 'Diubah',
  execute: 'Dieksekusi',
  'execute-begun': 'Eksekusi Dimulai',
  'execute-unfunded': 'Saldo Tidak Cukup',
  'execute-unanswered': 'Belum Dijawab Bank',
  'execute-failed': 'Gagal',
  forward: 'Dikirim ke Bank Penerima',
  credit: 'Dikreditkan Bank Penerima',
  return: 'Dikembalikan Bank Penerima',
  expire: 'Kedaluwarsa',
  'exceptional-approve': 'Disetujui sebagai Pengecualian',
  'exceptional-release': 'Dirilis sebagai Pengecualian',
  'confirm-exceptional': 'Pengecualian Dikonfirmasi',
  'decline-exceptional': 'Pengecualian Ditolak',
  move: 'Dipindahkan ke Hari Lain',
};

export const doneInWords = (action: Done, language: Language): string =>
  (language === 'ID' ? indonesian : english)[action];

/** In English as the specification prints it. */
export const statusInWords = (status: StatusLabel, language: Language): string =>
  language === 'ID' ? kindWord(`status.${status}`, language) : displayedStatus(status);
