// Says in news how a request ended, in the words of its kind.
import { menus } from '../../domain/payment-menus.ts';
import type { Language, StatusLabel } from '../../generated/types.ts';
import type { NewsRequest } from './news-store.ts';

interface Words {
  readonly outcomes: Readonly<Partial<Record<StatusLabel, string>>>;
  readonly completed: string;
  readonly ordered: string;
  readonly cameBack: string;
  /** The same of several requests. */
  readonly ofSeveral: (outcome: string) => string;
  readonly ended: string;
}

const words: Readonly<Record<Language, Words>> = {
  EN: {
    outcomes: {
      'Partial Successful': 'was carried out in part',
      Failed: 'failed',
      Rejected: 'was rejected',
      Cancelled: 'was cancelled',
      Expired: 'has expired',
      'Ready to Pick-up': 'can be picked up',
      'Picked Up': 'was picked up',
    },
    completed: 'has been completed',
    ordered: 'has been ordered',
    cameBack: "was returned by the payee's bank",
    ofSeveral: (outcome) => outcome.replace(/^has /, 'have ').replace(/^was /, 'were '),
    ended: 'have ended',
  },
  ID: {
    outcomes: {
      'Partial Successful': 'dijalankan sebagian',
      Failed: 'gagal',
      Rejected: 'ditolak',
      Cancelled: 'dibatalkan',
      Expired: 'telah kedaluwarsa',
      'Ready to Pick-up': 'siap diambil',
      'Picked Up': 'telah diambil',
    },
    completed: 'telah selesai',
    ordered: 'telah dipesan',
    cameBack: 'dikembalikan oleh bank penerima',
    ofSeveral: (outcome) => outcome,
    ended: 'telah berakhir',
  },
};

/** "has been completed", "was returned by the payee's bank". */
export function outcomeOf({ status, failure, menu_access: menu }: NewsRequest, language: Language): string {
  const { outcomes, completed, ordered, cameBack } = words[language];
  if (failure?.code === 'HOST_FCY_RETURNED') return cameBack;
  return outcomes[status] ?? (menus[menu].isOrder ? ordered : completed);
}

/** "have expired" if all of them ended so, and otherwise that they have ended. */
export function outcomeOfAll(rows: readonly NewsRequest[], language: Language): string {
  const { ofSeveral, ended } = words[language];
  const [outcome, ...others] = new Set(rows.map((row) => outcomeOf(row, language)));
  return outcome !== undefined && others.length === 0 ? ofSeveral(outcome) : ended;
}
