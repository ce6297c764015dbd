// Says in news who decided on a request and what comes next.
import { formatDate } from '../../domain/date-format.ts';
import type { Language } from '../../generated/types.ts';
import type { NewsRequest } from './news-store.ts';
import type { DecisionVerb, TakenDecision } from './taken-decisions.ts';

interface Words {
  readonly verbs: Readonly<Record<DecisionVerb, string>>;
  readonly was: string;
  readonly inPart: string;
  readonly exceptionally: string;
  readonly by: (what: string, name: string) => string;
  readonly of: (given: number, needed: number) => string;
  readonly confirmed: (name: string) => string;
  readonly stages: Readonly<Record<'verify' | 'approve' | 'release', string>>;
  readonly waits: (stage: string, groups: string) => string;
  readonly scheduled: (date: string) => string;
  readonly executing: string;
}

const words: Readonly<Record<Language, Words>> = {
  EN: {
    verbs: { verify: 'verified', approve: 'approved', release: 'released', reject: 'rejected' },
    was: 'was ',
    inPart: ' in part',
    exceptionally: ' exceptionally',
    by: (what, name) => `${what} by ${name}`,
    of: (given, needed) => ` (${given} of ${needed})`,
    confirmed: (name) => `, confirmed by ${name}`,
    stages: { verify: 'verification', approve: 'approval', release: 'release' },
    waits: (stage, groups) => `It now waits for ${stage}${groups && ` by ${groups}`}.`,
    scheduled: (date) => `It will be executed on ${date}.`,
    executing: 'The bank is executing it.',
  },
  ID: {
    verbs: { verify: 'diverifikasi', approve: 'disetujui', release: 'dirilis', reject: 'ditolak' },
    was: '',
    inPart: ' sebagian',
    exceptionally: ' (pengecualian)',
    by: (what, name) => `${what} oleh ${name}`,
    of: (given, needed) => ` (${given} dari ${needed})`,
    confirmed: (name) => `, dikonfirmasi oleh ${name}`,
    stages: { verify: 'verifikasi', approve: 'persetujuan', release: 'rilis' },
    waits: (stage, groups) => `Sekarang menunggu ${stage}${groups && ` oleh ${groups}`}.`,
    scheduled: (date) => `Akan dieksekusi pada ${date}.`,
    executing: 'Sedang dieksekusi oleh bank.',
  },
};

function phrase(decision: TakenDecision, language: Language): string {
  const { verbs, inPart, exceptionally, by, of } = words[language];
  const { verb, actorName, isPart, isExceptional, signatures } = decision;
  const how = `${isPart ? inPart : ''}${isExceptional ? exceptionally : ''}`;
  const isCounted = !isPart && !isExceptional && signatures.needed > 1;
  return `${by(`${verbs[verb]}${how}`, actorName)}${isCounted ? of(signatures.given, signatures.needed) : ''}`;
}

/** "0012 was approved by Sri Wahyuni (1 of 2)". */
export const decidedHeadline = (refNo: string, decision: TakenDecision, language: Language): string =>
  `${refNo} ${words[language].was}${phrase(decision, language)}`;

function sentence(decision: TakenDecision, language: Language): string {
  const said = phrase(decision, language);
  const confirmed = decision.confirmedBy === null ? '' : words[language].confirmed(decision.confirmedBy);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${confirmed}.`;
}

/** "Verified by Agus Wijaya. Approved by Sri Wahyuni (1 of 2)."; nothing before the first decision. */
export function decisionsInWords({ taken = [] }: NewsRequest, language: Language): string[] {
  const said = taken.map((decision) => sentence(decision, language)).join(' ');
  return said ? [said] : [];
}

/** What happens to a request that has not ended and does not wait for money. */
export function nextInWords(row: NewsRequest, language: Language): string {
  const { stages, waits, scheduled, executing } = words[language];
  if (row.stage_kind !== null) return waits(stages[row.stage_kind], (row.nextGroups ?? []).join(', '));
  return row.tab === 'forward_dated' ? scheduled(formatDate(row.execution_date, language)) : executing;
}

const endings: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  EN: { Rejected: 'Rejected', Cancelled: 'Cancelled', Stopped: 'Stopped' },
  ID: { Rejected: 'Ditolak', Cancelled: 'Dibatalkan', Stopped: 'Dihentikan' },
};
const returns: Readonly<Record<Language, string>> = { EN: 'Returned', ID: 'Dikembalikan' };

/** Who returned or ended it; nothing where nobody did, as when it expired. */
export function endedInWords(row: NewsRequest, language: Language): string[] {
  const what = row.tab === 'repair' ? returns[language] : endings[language][row.status];
  const who = row.tab === 'repair' ? row.returned?.actor : row.ended_by;
  return what && who ? [`${words[language].by(what, who.name)}.`] : [];
}
