import type { Language } from '../../generated/types.ts';

export interface MailText {
  readonly subject: string;
  readonly body: string;
}

interface Facts {
  readonly name: string;
  readonly userId: string;
  readonly time: string;
}

interface LinkFacts extends Facts {
  readonly link: string;
}

type Text<Given> = Readonly<Record<Language, (facts: Given) => MailText>>;

const signedEN = 'If this was not you, change your password at once and call us on 1500-013.';
const signedID = 'Jika bukan Anda yang melakukannya, segera ganti password Anda dan hubungi kami di 1500-013.';

export const resetText: Text<LinkFacts> = {
  EN: ({ name, userId, time, link }) => ({
    subject: 'Set a new password',
    body: `Dear ${name},\n\nSomebody, most likely you, asked for a new password for the user ID ${userId}. Open this link before ${time} to set it:\n\n${link}\n\nThe link works once. If you did not ask for it, leave this e-mail as it is: your password stays valid.`,
  }),
  ID: ({ name, userId, time, link }) => ({
    subject: 'Atur ulang password',
    body: `Yth. ${name},\n\nKami menerima permintaan untuk mengatur ulang password user ID ${userId}. Buka tautan berikut sebelum ${time} untuk membuat password baru:\n\n${link}\n\nTautan hanya dapat digunakan satu kali. Jika Anda tidak memintanya, abaikan e-mail ini: password Anda tetap berlaku.`,
  }),
};

export const activationText: Text<LinkFacts> = {
  EN: ({ name, userId, time, link }) => ({
    subject: 'Activate your user ID',
    body: `Dear ${name},\n\nYour company has given you the user ID ${userId}. Open this link before ${time} to choose your password:\n\n${link}\n\nThe link works once.`,
  }),
  ID: ({ name, userId, time, link }) => ({
    subject: 'Aktivasi user ID Anda',
    body: `Yth. ${name},\n\nPerusahaan Anda telah mendaftarkan user ID ${userId} untuk Anda. Buka tautan berikut sebelum ${time} untuk membuat password:\n\n${link}\n\nTautan hanya dapat digunakan satu kali.`,
  }),
};

export const passwordChangedText: Text<Facts> = {
  EN: ({ name, userId, time }) => ({
    subject: 'Your password was changed',
    body: `Dear ${name},\n\nThe password of ${userId} was changed on ${time}. All sessions were closed.\n\n${signedEN}`,
  }),
  ID: ({ name, userId, time }) => ({
    subject: 'Password Anda telah diganti',
    body: `Yth. ${name},\n\nPassword user ID ${userId} telah diganti pada ${time}. Semua sesi telah diakhiri.\n\n${signedID}`,
  }),
};

export const newLoginText: Text<Facts & { readonly device: string }> = {
  EN: ({ name, userId, time, device }) => ({
    subject: 'New login',
    body: `Dear ${name},\n\n${userId} logged in on ${time} (${device}).\n\n${signedEN}`,
  }),
  ID: ({ name, userId, time, device }) => ({
    subject: 'Login baru',
    body: `Yth. ${name},\n\nUser ID ${userId} login pada ${time} (${device}).\n\n${signedID}`,
  }),
};

export const contactChangedText: Text<Facts & { readonly email: string; readonly mobile: string }> = {
  EN: ({ name, userId, time, email, mobile }) => ({
    subject: 'Your contact details were changed',
    body: `Dear ${name},\n\nThe contact details of ${userId} were changed on ${time}.\nE-mail: ${email}\nMobile number: ${mobile}\n\n${signedEN}`,
  }),
  ID: ({ name, userId, time, email, mobile }) => ({
    subject: 'Data kontak Anda telah diubah',
    body: `Yth. ${name},\n\nData kontak user ID ${userId} telah diubah pada ${time}.\nE-mail: ${email}\nNomor ponsel: ${mobile}\n\n${signedID}`,
  }),
};
