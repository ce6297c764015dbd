// Informs the makers of an expired request, and the users for whom it waited, in their inboxes.
import { deliverAll } from '../mail/deliver-to-inbox.ts';
import type { Actor } from '../approval/actor.ts';
import type { LoadedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/people.ts';
import type { RequestRow } from '../approval/store.ts';

const kindOfRole = { verify: 'VF', approve: 'AP', release: 'RL' } as const;

function waitedFor({ stage_kind: kind, waiting_groups: groups }: RequestRow, person: CompanyPerson): boolean {
  return (
    kind !== null && person.roles.includes(kindOfRole[kind]) && person.groupIds.some((group) => groups.includes(group))
  );
}

function wordsFor({ ref_no: refNo, payee_name: payee }: RequestRow) {
  return {
    EN: {
      subject: `${refNo} has expired`,
      paragraphs: [
        `The transaction to ${payee} was not decided on in time and has moved to Unsuccessful; no account was debited.`,
        'Make it again if it is still needed.',
      ],
    },
    ID: {
      subject: `${refNo} telah kedaluwarsa`,
      paragraphs: [
        `Transaksi kepada ${payee} tidak diputuskan tepat waktu dan berpindah ke Tidak Berhasil; tidak ada rekening yang didebit.`,
        'Buat kembali bila masih diperlukan.',
      ],
    },
  };
}

/** before: the row before it expired. */
export async function notifyOfExpiry({ db, now }: Actor, { row, people }: LoadedRequest, before: RequestRow) {
  const concerned = people.filter((person) => row.maker_ids.includes(person.personId) || waitedFor(before, person));
  const target = { kind: 'transaction', menuAccess: row.menu_access, refNo: row.ref_no } as const;
  const message = { category: 'transaction', words: wordsFor(row), target } as const;
  const messages = concerned.map(({ personId: userId }) => ({ ...message, userId }));
  await deliverAll(db, { companyId: row.company_id, messages }, now);
}
