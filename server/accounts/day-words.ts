// The sentences of the day's deadlines, in both languages.
import type { Language } from '../../domain/language.ts';
import type { FallingDue } from './day-store.ts';

interface Words {
  readonly cutOff: (service: string, time: string) => string;
  readonly approval: (payee: string) => string;
  readonly due: Readonly<Record<FallingDue['kind'], (name: string) => string>>;
}

export const dayWords: Readonly<Record<Language, Words>> = {
  EN: {
    cutOff: (service, time) => `${service} closes at ${time} WIB`,
    approval: (payee) => (payee ? `The request for ${payee} must be decided` : 'A request must be decided'),
    due: {
      maturity: (name) => `${name} matures today`,
      instalment: (name) => `The instalment of ${name} is due today`,
      'guarantee-expiry': (name) => `The guarantee for ${name} expires today`,
    },
  },
  ID: {
    cutOff: (service, time) => `${service} ditutup pukul ${time} WIB`,
    approval: (payee) =>
      payee ? `Permintaan untuk ${payee} harus diputuskan` : 'Ada permintaan yang harus diputuskan',
    due: {
      maturity: (name) => `${name} jatuh tempo hari ini`,
      instalment: (name) => `Angsuran ${name} jatuh tempo hari ini`,
      'guarantee-expiry': (name) => `Bank garansi untuk ${name} berakhir hari ini`,
    },
  },
};
