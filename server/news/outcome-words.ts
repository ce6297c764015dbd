// Says in news how a request ended, in the words of its kind.
import { menus } from '../../domain/payment-menus.ts';
import type { Language, StatusLabel } from '../../generated/types.ts';
import type { NewsRequest } from './news-store.ts';

interface Words {
  readonly outcomes: Readonly<Partial<Record<StatusLabel, string>>>;
  readonly completed: string;
  readonly ordered: string;
  readonly forwarded: string;
  readonly credited: string;
  /** The same of several requests. */
  readonly ofSeveral: (outcome: string) => string;
  readonly ended: string;
}

const words: Readonly<Record<Language, Words>> = {
  EN: {
    outcomes: {
      'Partial Successful': 'was carried out in part',
      Failed: 'failed',
      Returned: "was returned by the payee's bank",
      Rejected: 'was rejected',
      Cancelled: 'was cancelled',
      Expired: 'has expired',
      'Ready to Pick-up': 'can be picked up',
      'Picked Up': 'was picked up',
    },
    completed: 'has been completed',
    ordered: 'has been ordered',
    forwarded: "was sent to the payee's bank",
    credited: "was credited by the payee's bank",
    ofSeveral: (outcome) => outcome.replace(/^has /, 'have ').replace(/^was /, 'were '),
    ended: 'have ended',
  },
  ID: {
    outcomes: {
      'Partial Successful': 'dijalankan sebagian',
      Failed: 'gagal',
      Returned: 'dikembalikan oleh bank penerima',
      Rejected: 'ditolak',
      Cancelled: 'dibatalkan',
      Expired: 'telah kedaluwarsa',
      'Ready to Pick-up': 'siap diambil',
      'Picked Up': 'telah diambil',
    },
    completed: 'telah selesai',
    ordered: 'telah dipesan',
    forwarded: 'telah dikirim ke bank penerima',
    credited: 'telah dikreditkan oleh bank penerima',
    ofSeveral: (outcome) => outcome,
    ended: 'telah berakhir',
  },
};

/** "has been completed", "was returned by the payee's bank". */
export function outcomeOf(row: NewsRequest, language: Language): string {
  const { status, service, menu_access: menu } = row;
  const { outcomes, completed, ordered, forwarded, credited } = words[language];
  if (row.is_forwarded) return forwarded;
  if (status === 'Successful' && service === 'SVC_FCY_TT') return credited;
  return outcomes[status] ?? (menus[menu].isOrder ? ordered : completed);
}

/** "have expired" if all of them ended so, and otherwise that they have ended. */
export function outcomeOfAll(rows: readonly NewsRequest[], language: Language): string {
  const { ofSeveral, ended } = words[language];
  const [outcome, ...others] = new Set(rows.map((row) => outcomeOf(row, language)));
  return outcome !== undefined && others.length === 0 ? ofSeveral(outcome) : ended;
}
