// Inbox messages for a payment that waits because the account had too little money.
import { waitsForMoney } from '../../domain/transaction-status.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import { deliverAll } from '../mail/deliver-to-inbox.ts';
import type { Language, WaitsForMoney } from '../../generated/types.ts';
import type { Actor } from '../approval/actor.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { loadPeople } from '../approval/people.ts';
import { amountToward } from '../reference/payee-words.ts';
import { may } from '../approval/permissions.ts';
import type { ListedRow, RequestRow } from '../approval/store.ts';
import { readWaiting, shownTo } from './waiting-money.ts';
import { waitingSentence, waitingWords } from './waiting-words.ts';

/**
 * Whether the person decides in the last stage and may execute the payment again. A payment of a series has no stages of
 * its own, so everyone who may execute it concludes it.
 */
function concludes(row: ListedRow, person: CompanyPerson): boolean {
  const last = row.route.stages.at(-1);
  if (!last) return may({ row, person }, 'execute');
  if (person.stageKinds?.includes(last.kind) !== true) return false;
  const isInStage = last.groups.some(({ groupId }) => person.groupIds.includes(groupId));
  return isInStage && may({ row, person }, 'execute');
}

/** The makers, who can fund the account, and the people of the last stage, who can execute the payment again. */
export const waitersOf = (row: ListedRow, people: readonly CompanyPerson[]): CompanyPerson[] =>
  people.filter((person) => !person.blocked && (row.maker_ids.includes(person.personId) || concludes(row, person)));

export function wordsIn(row: RequestRow, waits: WaitsForMoney, language: Language) {
  const { ref_no: refNo, amount, currency } = row;
  const words = waitingWords[language];
  const shown = formatWireMoney(amount === null || currency === null ? null : { value: amount, currency }, language);
  const sentence = waitingSentence(waits, language, row.updated_at);
  return {
    subject: words.waits(refNo),
    paragraphs: [
      words.unmoved(amountToward(shown, row, language)),
      ...(row.series_ref_no ? [words.ofSeries(row.series_ref_no)] : []),
      ...(sentence ? [sentence] : []),
    ],
  };
}

/** Does nothing for a request that does not wait for money. */
export async function notifyWaiting(actor: Actor, row: RequestRow): Promise<void> {
  const { db, now } = actor;
  if (!waitsForMoney(row)) return;
  const waiting = (await readWaiting(actor, [row])).get(row.task_id);
  if (!waiting) return;
  const target = { kind: 'transaction', menuAccess: row.menu_access, refNo: row.ref_no } as const;
  const messages = waitersOf(row, await loadPeople(db, row.company_id)).map((person) => {
    const waits = shownTo(person, waiting);
    const words = { EN: wordsIn(row, waits, 'EN'), ID: wordsIn(row, waits, 'ID') };
    return { userId: person.personId, category: 'transaction' as const, words, target };
  });
  await deliverAll(db, { companyId: row.company_id, messages }, now);
}
