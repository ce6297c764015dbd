import type { Language } from '../../generated/types.ts';

const english = {
  title: 'Sandbox',
  people: 'Demonstration users',
  password: 'All of them log in with the password',
  device: 'Token device',
  mailbox: 'Mailbox',
  host: 'Host and clock',
  jobs: 'Jobs',
  userId: 'User ID',
  name: 'Name',
  company: 'Company',
  role: 'Role',
  serialNumber: 'Serial number',
  challenge: 'Challenge',
  respond: 'Show response',
  response: 'Response',
  deviceHelp: 'Choose whose device to play, type the eight digits from the portal and enter the response there.',
  noMail: 'No mail yet.',
  to: 'To',
  mail: 'e-mail',
  whatsapp: 'WhatsApp',
  failed: 'The device does not answer. Check the eight digits.',
};

export type PageTexts = Readonly<Record<keyof typeof english, string>>;

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  EN: english,
  ID: {
    title: 'Sandbox',
    people: 'Pengguna demo',
    password: 'Semua pengguna login dengan kata sandi',
    device: 'Perangkat token',
    mailbox: 'Kotak surat',
    host: 'Host dan jam',
    jobs: 'Pekerjaan',
    userId: 'User ID',
    name: 'Nama',
    company: 'Perusahaan',
    role: 'Peran',
    serialNumber: 'Nomor seri',
    challenge: 'Challenge',
    respond: 'Tampilkan respons',
    response: 'Respons',
    deviceHelp: 'Pilih pemilik perangkat, ketik delapan digit dari portal, lalu masukkan respons di portal.',
    noMail: 'Belum ada surat.',
    to: 'Kepada',
    mail: 'e-mail',
    whatsapp: 'WhatsApp',
    failed: 'Perangkat tidak merespons. Periksa kembali delapan digit challenge.',
  },
};
