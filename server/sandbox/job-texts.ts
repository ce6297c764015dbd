import type { Language } from '../../generated/types.ts';

const english = {
  help: 'What the bank does later: payments that were released, enquiries, reports, mail and its own housekeeping.',
  kind: 'Kind',
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  dead: 'Given up',
  deadHeading: 'Given up after the last attempt',
  noneDead: 'The bank has given up nothing.',
  due: 'Last tried',
  reason: 'Reason',
  tryAgain: 'Try again',
};

export type JobTexts = Readonly<Record<keyof typeof english, string>>;

export const jobTexts: Readonly<Record<Language, JobTexts>> = {
  EN: english,
  ID: {
    help: 'Yang dikerjakan bank kemudian: pembayaran yang sudah dirilis, pengecekan, laporan, surat, dan pemeliharaan.',
    kind: 'Jenis',
    waiting: 'Menunggu',
    running: 'Berjalan',
    done: 'Selesai',
    dead: 'Dihentikan',
    deadHeading: 'Dihentikan setelah percobaan terakhir',
    noneDead: 'Tidak ada pekerjaan yang dihentikan.',
    due: 'Terakhir dicoba',
    reason: 'Alasan',
    tryAgain: 'Coba lagi',
  },
};
