// The texts of the inbox messages about exceptional decisions.
import type { ExceptionalState, Language } from '../../generated/types.ts';
import type { InboxWords } from '../mail/store-news.ts';

export type ExceptionalStep = 'decided' | 'confirmed' | 'declined';

export interface ExceptionalFacts {
  readonly step: ExceptionalStep;
  /** Who took this step. */
  readonly name: string;
  /** Who decided exceptionally. */
  readonly first: string;
  readonly refNo: string;
  readonly ground: ExceptionalState['ground'];
  /** Undefined for a reader who may not open the request. */
  readonly payee: string | undefined;
}

type Wording = (facts: ExceptionalFacts) => readonly string[];

interface Words {
  readonly subject: Readonly<Record<ExceptionalStep, (refNo: string) => string>>;
  readonly steps: Readonly<Record<ExceptionalStep, Wording>>;
  readonly grounds: Readonly<Record<ExceptionalState['ground'], string>>;
  readonly open: string;
}

const inEnglish = ({ refNo, payee }: ExceptionalFacts) => (payee ? `the transaction to ${payee}` : refNo);
const inIndonesian = ({ refNo, payee }: ExceptionalFacts) => (payee ? `transaksi kepada ${payee}` : refNo);

const words: Readonly<Record<Language, Words>> = {
  EN: {
    subject: {
      decided: (refNo) => `Exceptional decision on ${refNo}`,
      confirmed: (refNo) => `Exceptional decision on ${refNo} confirmed`,
      declined: (refNo) => `Exceptional decision on ${refNo} declined`,
    },
    steps: {
      decided: (facts) => [
        `${facts.name} decided exceptionally on ${inEnglish(facts)}, because ${words.EN.grounds[facts.ground]}.`,
        'A second person must confirm the decision.',
      ],
      confirmed: (facts) => [
        `${facts.name} confirmed the exceptional decision of ${facts.first} on ${inEnglish(facts)}.`,
      ],
      declined: (facts) => [
        `${facts.name} declined the exceptional decision of ${facts.first} on ${inEnglish(facts)}.`,
        'The request waits for its normal route again.',
      ],
    },
    grounds: {
      'no-eligible-person': 'no eligible person was left on its normal route',
      'service-level-elapsed': 'the time for its step had run out',
    },
    open: 'Open the request to read the reason.',
  },
  ID: {
    subject: {
      decided: (refNo) => `Keputusan pengecualian atas ${refNo}`,
      confirmed: (refNo) => `Keputusan pengecualian atas ${refNo} dikonfirmasi`,
      declined: (refNo) => `Keputusan pengecualian atas ${refNo} ditolak`,
    },
    steps: {
      decided: (facts) => [
        `${facts.name} mengambil keputusan pengecualian atas ${inIndonesian(facts)}, karena ${words.ID.grounds[facts.ground]}.`,
        'Keputusan ini harus dikonfirmasi pengguna kedua.',
      ],
      confirmed: (facts) => [
        `${facts.name} mengonfirmasi keputusan pengecualian ${facts.first} atas ${inIndonesian(facts)}.`,
      ],
      declined: (facts) => [
        `${facts.name} menolak keputusan pengecualian ${facts.first} atas ${inIndonesian(facts)}.`,
        'Permintaan kembali menunggu alur persetujuan biasa.',
      ],
    },
    grounds: {
      'no-eligible-person': 'tidak ada lagi pengguna yang memenuhi syarat pada alur persetujuan biasa',
      'service-level-elapsed': 'waktu untuk langkahnya telah habis',
    },
    open: 'Buka permintaan tersebut untuk membaca alasannya.',
  },
};

export function exceptionalInWords(facts: ExceptionalFacts, language: Language): InboxWords {
  const { subject, steps, open } = words[language];
  const { step, refNo, payee } = facts;
  return { subject: subject[step](refNo), paragraphs: [...steps[step](facts), ...(payee ? [open] : [])] };
}
