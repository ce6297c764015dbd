// The sentences of the deadlines on the dashboard, in both languages.
import type { Language } from '../../domain/language.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { FallingDue } from './dashboard-day-store.ts';

interface Words {
  readonly cutOff: (service: string, time: string) => string;
  /** The payee is empty for requests without one, such as a cheque book. */
  readonly decision: Readonly<Record<StageKind, (payee: string) => string>>;
  readonly due: Readonly<Record<FallingDue['kind'], (name: string) => string>>;
}

export const deadlineWords: Readonly<Record<Language, Words>> = {
  EN: {
    cutOff: (service, time) => `${service} closes at ${time}`,
    decision: {
      verify: (payee) => (payee ? `Verify the request for ${payee}` : 'Verify a request'),
      approve: (payee) => (payee ? `Approve the request for ${payee}` : 'Approve a request'),
      release: (payee) => (payee ? `Release the request for ${payee}` : 'Release a request'),
    },
    due: {
      maturity: (name) => `${name} matures today`,
      instalment: (name) => `The instalment of ${name} is due today`,
      'guarantee-expiry': (name) => `The guarantee for ${name} expires today`,
    },
  },
  ID: {
    cutOff: (service, time) => `${service} ditutup pukul ${time}`,
    decision: {
      verify: (payee) => (payee ? `Verifikasi permintaan untuk ${payee}` : 'Verifikasi satu permintaan'),
      approve: (payee) => (payee ? `Setujui permintaan untuk ${payee}` : 'Setujui satu permintaan'),
      release: (payee) => (payee ? `Rilis permintaan untuk ${payee}` : 'Rilis satu permintaan'),
    },
    due: {
      maturity: (name) => `${name} jatuh tempo hari ini`,
      instalment: (name) => `Angsuran ${name} jatuh tempo hari ini`,
      'guarantee-expiry': (name) => `Bank garansi untuk ${name} berakhir hari ini`,
    },
  },
};
