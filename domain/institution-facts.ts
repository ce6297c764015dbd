// The labels of what institutions say about a customer. They say them in Indonesian.
import type { LabelValue } from '../generated/types.ts';
import type { Language } from './language.ts';

const english: Readonly<Record<string, string>> = {
  'Nomor meter': 'Meter number',
  IDPEL: 'Customer ID (IDPEL)',
  'Tarif/Daya': 'Tariff and power',
  'Stand meter': 'Meter readings',
  Pemakaian: 'Usage',
  'Jumlah peserta': 'Number of members',
};

/** A label that is not known stays in the institution's own words. */
export const institutionFacts = (facts: readonly LabelValue[], language: Language): LabelValue[] =>
  facts.map(({ label, value }) => ({ label: (language === 'EN' ? english[label] : undefined) ?? label, value }));
