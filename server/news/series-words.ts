// Says in news how often a payment repeats.
import { formatDate } from '../../domain/date-format.ts';
import type { Language, RecurringTiming } from '../../generated/types.ts';

type Frequency = RecurringTiming['frequencyType'];

const often: Readonly<Record<Language, Readonly<Record<Frequency, string>>>> = {
  EN: { ONCE: 'once', DAILY: 'every day', WEEKLY: 'every week', MONTHLY: 'every month', YEARLY: 'every year' },
  ID: {
    ONCE: 'satu kali',
    DAILY: 'setiap hari',
    WEEKLY: 'setiap minggu',
    MONTHLY: 'setiap bulan',
    YEARLY: 'setiap tahun',
  },
};
const range = {
  EN: (how: string, from: string, to: string) => `It is paid ${how} from ${from} to ${to}.`,
  ID: (how: string, from: string, to: string) => `Dibayar ${how} dari ${from} sampai ${to}.`,
} as const;

/** "It is paid every month from 14 Dec 2026 to 14 Feb 2027." */
export function seriesInWords({ frequencyType, startDate, endDate }: RecurringTiming, language: Language): string {
  const [from, to] = [formatDate(startDate, language), formatDate(endDate, language)];
  return range[language](often[language][frequencyType], from, to);
}
