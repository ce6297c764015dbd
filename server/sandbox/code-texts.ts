import type { Language } from '../../generated/types.ts';

const english = {
  help: 'What to send to get these codes of the payments. Send it as {{user}}, after the clock was set to the day of the examples; a session that is open then has been idle for too long, so log in again.',
  setClock: 'Set the clock to',
  prepare: 'Prepare the answer of the host',
  example: 'example',
  newKey: 'with a new header',
  body: 'Body',
  leftOut: 'left out',
};

export type CodeTexts = Readonly<Record<keyof typeof english, string>>;

export const codeTexts: Readonly<Record<Language, CodeTexts>> = {
  EN: english,
  ID: {
    help: 'Yang harus dikirim untuk mendapatkan kode-kode pembayaran ini. Kirim sebagai {{user}}, setelah jam diatur ke hari contoh; sesi yang terbuka saat itu dianggap terlalu lama tidak aktif, jadi login kembali.',
    setClock: 'Atur jam ke',
    prepare: 'Siapkan jawaban host',
    example: 'contoh',
    newKey: 'dengan header baru',
    body: 'Isi',
    leftOut: 'dihapus',
  },
};
