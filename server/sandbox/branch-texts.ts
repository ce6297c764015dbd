import type { Language } from '../../generated/types.ts';

const english = {
  help: 'Books that the bank has ordered. They arrive at the branch after three working days, or now; then the branch hands them out.',
  none: 'No books are on the way or at a branch.',
  reference: 'Reference',
  branch: 'Branch',
  books: 'Books',
  action: 'At the branch',
  deliver: 'Deliver now',
  handOut: 'Hand out',
};

export const branchTexts: Readonly<Record<Language, Readonly<Record<keyof typeof english, string>>>> = {
  EN: english,
  ID: {
    help: 'Buku yang sudah dipesan bank. Buku tiba di cabang setelah tiga hari kerja, atau sekarang; lalu cabang menyerahkannya.',
    none: 'Tidak ada buku dalam perjalanan atau di cabang.',
    reference: 'Referensi',
    branch: 'Cabang',
    books: 'Buku',
    action: 'Di cabang',
    deliver: 'Kirim sekarang',
    handOut: 'Serahkan',
  },
};
