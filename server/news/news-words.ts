// The texts of news about requests: one request is named, several are listed.
import type { StageKind } from '../../domain/approval/types.ts';
import type { Language, NoticeTopic } from '../../generated/types.ts';
import { reasonOf } from '../approval/failure-words.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import type { InboxWords } from '../mail/store-news.ts';
import { aboutRequest, amountToward } from '../reference/payee-words.ts';
import { decidedHeadline, decisionsInWords, endedInWords, nextInWords } from './decision-words.ts';
import type { NewsRequest } from './news-store.ts';
import { outcomeOf, outcomeOfAll } from './outcome-words.ts';
import { seriesInWords } from './series-words.ts';
import { waitingSentence, waitingWords } from '../execution/waiting-words.ts';

export const newsTopics = [
  'task-waiting',
  'request-returned',
  'request-finished',
] as const satisfies readonly NoticeTopic[];
export type NewsTopic = (typeof newsTopics)[number];
/** Decisions while a request goes on are only in the inbox. */
export type InboxTopic = NewsTopic | 'request-decided';

/** A message has room for twenty paragraphs, and the last says how many are left. */
const mostLines = 19;

type Words = Readonly<{
  stages: Readonly<Record<StageKind, string>>;
  returned: string;
  waits: (refNo: string, forWhat: string) => string;
  several: Readonly<Record<Exclude<InboxTopic, 'request-finished'>, (count: number) => string>>;
  finished: (count: number, outcome: string) => string;
  about: (what: string, maker: string) => string;
  more: (count: number) => string;
}>;

const words: Readonly<Record<Language, Words>> = {
  EN: {
    stages: { verify: 'verification', approve: 'approval', release: 'release' },
    returned: 'came back for repair',
    waits: (refNo, forWhat) => `${refNo} waits for your ${forWhat}`,
    several: {
      'task-waiting': (count) => `${count} requests wait for you`,
      'request-returned': (count) => `${count} requests came back for repair`,
      'request-decided': (count) => `${count} requests were decided on`,
    },
    finished: (count, outcome) => `${count} requests ${outcome}`,
    about: (what, maker) => `${what}, created by ${maker}.`,
    more: (count) => `And ${count} more.`,
  },
  ID: {
    stages: { verify: 'verifikasi', approve: 'persetujuan', release: 'rilis' },
    returned: 'dikembalikan untuk diperbaiki',
    waits: (refNo, forWhat) => `${refNo} menunggu ${forWhat} Anda`,
    several: {
      'task-waiting': (count) => `${count} permintaan menunggu Anda`,
      'request-returned': (count) => `${count} permintaan dikembalikan untuk diperbaiki`,
      'request-decided': (count) => `${count} permintaan telah diputuskan`,
    },
    finished: (count, outcome) => `${count} permintaan ${outcome}`,
    about: (what, maker) => `${what}, dibuat oleh ${maker}.`,
    more: (count) => `Dan ${count} lainnya.`,
  },
};

function headline(topic: InboxTopic, row: NewsRequest, language: Language): string {
  const { stages, returned, waits } = words[language];
  const { ref_no: refNo, stage_kind: stage } = row;
  if (row.waits) return waitingWords[language].waits(refNo);
  if (row.decided) return decidedHeadline(refNo, row.decided, language);
  if (topic === 'task-waiting') return waits(refNo, stages[stage ?? 'approve']);
  return `${refNo} ${topic === 'request-returned' ? returned : outcomeOf(row, language)}`;
}

function whyOf(row: NewsRequest, language: Language): string | null {
  return row.waits ? waitingSentence(row.waits, language, row.updated_at) : reasonOf(row, language);
}

/** What only some kinds of requests have. */
const ofKind = ({ series, ntpn, waits, series_ref_no: ofSeries }: NewsRequest, language: Language): string[] => [
  ...(series ? [seriesInWords(series, language)] : []),
  ...(ntpn ? [`NTPN ${ntpn}.`] : []),
  ...(waits && ofSeries ? [waitingWords[language].ofSeries(ofSeries)] : []),
];

function content(topic: InboxTopic, row: NewsRequest, language: Language): string[] {
  const { amount, currency, created_by_name: maker } = row;
  const shown =
    amount === null || currency === null ? undefined : formatWireMoney({ value: amount, currency }, language);
  const what = shown ? amountToward(shown, row, language) : aboutRequest(row, language);
  const isGoingOn = topic === 'task-waiting' || topic === 'request-decided';
  const why = row.waits || !isGoingOn ? whyOf(row, language) : null;
  const next = topic === 'request-decided' ? [nextInWords(row, language)] : [];
  const who = isGoingOn ? [] : endedInWords(row, language);
  const decisions = decisionsInWords(row, language);
  return [
    words[language].about(what, maker),
    ...ofKind(row, language),
    ...decisions,
    ...who,
    ...(why ? [why] : []),
    ...next,
  ];
}

function inLanguage(topic: InboxTopic, rows: readonly NewsRequest[], language: Language): InboxWords {
  const [first, ...others] = rows;
  if (first && others.length === 0)
    return { subject: headline(topic, first, language), paragraphs: content(topic, first, language) };
  const { several, finished, more } = words[language];
  const lines = rows
    .slice(0, mostLines)
    .map((row) => `${headline(topic, row, language)}: ${content(topic, row, language).join(' ')}`);
  const left = rows.length - lines.length;
  const count = rows.length;
  const subject = topic === 'request-finished' ? finished(count, outcomeOfAll(rows, language)) : several[topic](count);
  return { subject, paragraphs: left > 0 ? [...lines, more(left)] : lines };
}

export const newsInWords = (
  topic: InboxTopic,
  rows: readonly NewsRequest[],
): Readonly<Record<Language, InboxWords>> => ({
  EN: inLanguage(topic, rows, 'EN'),
  ID: inLanguage(topic, rows, 'ID'),
});
