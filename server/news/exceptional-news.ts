// Informs the normal approvers and the administrators of every exceptional decision.
import type { ActingUser } from '../../generated/types.ts';
import { deliverAll } from '../mail/deliver-to-inbox.ts';
import type { Actor } from '../approval/actor.ts';
import type { LoadedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { actingUser } from '../approval/people.ts';

const isAdministrator = ({ roles }: CompanyPerson) => roles.some((role) => role.startsWith('SYSADMIN'));

function concerned({ people, request }: LoadedRequest, { who }: Actor): CompanyPerson[] {
  const groups = new Set(request.route.stages.flatMap((stage) => stage.groups.map(({ groupId }) => groupId)));
  const decides = ({ groupIds, stageKinds = [] }: CompanyPerson) =>
    stageKinds.length > 0 && groupIds.some((group) => groups.has(group));
  return people.filter((person) => person.personId !== who.userId && (decides(person) || isAdministrator(person)));
}

function wordsFor({ row }: LoadedRequest, { who }: Actor) {
  const { ref_no: refNo, payee_name: payee } = row;
  return {
    EN: {
      subject: `Exceptional decision on ${refNo}`,
      paragraphs: [
        `${who.name} acted exceptionally on the transaction to ${payee}, because its normal route could not finish in time.`,
        'Open the request to read the reason and who confirmed it.',
      ],
    },
    ID: {
      subject: `Keputusan pengecualian atas ${refNo}`,
      paragraphs: [
        `${who.name} mengambil tindakan pengecualian atas transaksi kepada ${payee}, karena alur persetujuan biasa tidak dapat selesai tepat waktu.`,
        'Buka permintaan tersebut untuk membaca alasannya dan siapa yang mengonfirmasi.',
      ],
    },
  };
}

export async function notifyOfExceptional(actor: Actor, loaded: LoadedRequest): Promise<ActingUser[]> {
  const { row } = loaded;
  const people = concerned(loaded, actor);
  const target = { kind: 'request', menuAccess: row.menu_access, taskId: row.task_id, refNo: row.ref_no } as const;
  const message = { category: 'request', words: wordsFor(loaded, actor), target } as const;
  const messages = people.map(({ personId: userId }) => ({ ...message, userId }));
  await deliverAll(actor.db, { companyId: row.company_id, messages }, actor.now);
  return people.map(actingUser);
}
