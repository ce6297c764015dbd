import type { Language, RoleCode } from '../../generated/types.ts';

interface RoleText {
  readonly name: string;
  readonly description: string;
}

export const roleTexts: Readonly<Record<RoleCode, Readonly<Record<Language, RoleText>>>> = {
  MK: {
    EN: { name: 'Maker', description: 'Creates transactions, repairs what comes back and follows its status.' },
    ID: { name: 'Maker', description: 'Membuat transaksi, memperbaiki yang dikembalikan, dan memantau statusnya.' },
  },
  VF: {
    EN: { name: 'Verifier', description: 'Compares a transaction with its documents before it goes to approval.' },
    ID: { name: 'Verifier', description: 'Mencocokkan transaksi dengan dokumennya sebelum disetujui.' },
  },
  AP: {
    EN: { name: 'Approver', description: 'Approves or rejects what others have made.' },
    ID: { name: 'Approver', description: 'Menyetujui atau menolak transaksi yang dibuat pengguna lain.' },
  },
  RL: {
    EN: { name: 'Releaser', description: 'Sends approved transactions to the bank.' },
    ID: { name: 'Releaser', description: 'Mengirim transaksi yang telah disetujui ke bank.' },
  },
  IO: {
    EN: { name: 'Inquiry', description: 'Looks at accounts and downloads holdings, advice and history.' },
    ID: { name: 'Inquiry', description: 'Melihat rekening serta mengunduh portofolio, advis, dan riwayat.' },
  },
  SYSADMIN: {
    EN: { name: 'Administrator', description: 'Asks for changes of the set-up and approves those of others.' },
    ID: {
      name: 'Administrator',
      description: 'Mengajukan perubahan pengaturan dan menyetujui perubahan administrator lain.',
    },
  },
  SYSADMIN_MK: {
    EN: { name: 'Administrator, maker', description: 'Asks for changes of the set-up of the company.' },
    ID: { name: 'Administrator, Maker', description: 'Mengajukan perubahan pengaturan perusahaan.' },
  },
  SYSADMIN_AP: {
    EN: { name: 'Administrator, approver', description: 'Approves changes of the set-up of the company.' },
    ID: { name: 'Administrator, Approver', description: 'Menyetujui perubahan pengaturan perusahaan.' },
  },
};
