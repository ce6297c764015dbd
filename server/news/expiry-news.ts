// Informs the makers of an expired request, and the users for whom it waited, in their inboxes.
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { waitersOf } from '../execution/money-news.ts';
import { deliverAll } from '../mail/deliver-to-inbox.ts';
import type { Language } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { LoadedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import type { RequestRow } from '../approval/store.ts';
import { mayOpen } from '../approval/visible.ts';

const kindOfRole = { verify: 'VF', approve: 'AP', release: 'RL' } as const;

function waitedFor(row: RequestRow, person: CompanyPerson): boolean {
  const { stage_kind: kind, waiting_groups: groups } = row;
  if (kind === null || !person.roles.includes(kindOfRole[kind])) return false;
  return person.groupIds.some((group) => groups.includes(group)) && mayOpen(row, person);
}

const undecided = { EN: 'was not decided on in time', ID: 'tidak diputuskan tepat waktu' } as const;
const unfunded = { EN: 'did not get enough money in time', ID: 'tidak mendapat dana yang cukup tepat waktu' } as const;
function wordsFor({ ref_no: refNo, payee_name: payee }: RequestRow, { EN, ID }: Readonly<Record<Language, string>>) {
  return {
    EN: {
      subject: `${refNo} has expired`,
      paragraphs: [
        `The transaction to ${payee} ${EN} and has moved to Unsuccessful; no account was debited.`,
        'Make it again if it is still needed.',
      ],
    },
    ID: {
      subject: `${refNo} telah kedaluwarsa`,
      paragraphs: [
        `Transaksi kepada ${payee} ${ID} dan berpindah ke Tidak Berhasil; tidak ada rekening yang didebit.`,
        'Buat kembali bila masih diperlukan.',
      ],
    },
  };
}

export async function notifyOfExpiry({ db, now }: Actor, { row, people }: LoadedRequest, before: RequestRow) {
  const isUnfunded = waitsForMoney(before);
  const concerned = isUnfunded
    ? waitersOf(before, people)
    : people.filter((person) => row.maker_ids.includes(person.personId) || waitedFor(before, person));
  const target = { kind: 'transaction', menuAccess: row.menu_access, refNo: row.ref_no } as const;
  const words = wordsFor(row, isUnfunded ? unfunded : undecided);
  const message = { category: 'transaction', words, target } as const;
  const messages = concerned.map(({ personId: userId }) => ({ ...message, userId }));
  await deliverAll(db, { companyId: row.company_id, messages }, now);
}
