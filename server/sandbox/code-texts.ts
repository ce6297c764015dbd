import type { Language } from '../../generated/types.ts';

const english = {
  help: 'What to send to get these codes of the payments. Send it as {{user}}, after the clock was set to the day of the examples; a session that is open then has been idle for too long, so log in again.',
  setClock: 'Set the clock to',
  prepare: 'Prepare the answer of the host',
  example: 'example',
  newKey: 'with a new header',
  body: 'Body',
  leftOut: 'left out',
  everyOperation: 'Every code of every operation',
  everyOperationHelp:
    'Some codes need weeks of data, or come from systems that this sandbox does not have. Choose an operation: its next call is refused with the code that you prepare, whoever calls it.',
  operationHelp: 'The next call that may reach this operation is refused with the code that you prepare, once.',
  prepareCode: 'Refuse the next call',
  prepared: 'Prepared refusals',
  clear: 'Clear all',
  operation: 'Operation',
  code: 'Code',
  title: 'Text',
  back: 'All codes',
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
    everyOperation: 'Semua kode setiap operasi',
    everyOperationHelp:
      'Beberapa kode memerlukan data berminggu-minggu, atau berasal dari sistem yang tidak dimiliki sandbox ini. Pilih operasi: panggilan berikutnya ditolak dengan kode yang Anda siapkan, siapa pun pemanggilnya.',
    operationHelp:
      'Panggilan berikutnya yang boleh sampai ke operasi ini ditolak sekali dengan kode yang Anda siapkan.',
    prepareCode: 'Tolak panggilan berikutnya',
    prepared: 'Penolakan yang disiapkan',
    clear: 'Hapus semua',
    operation: 'Operasi',
    code: 'Kode',
    title: 'Teks',
    back: 'Semua kode',
  },
};
