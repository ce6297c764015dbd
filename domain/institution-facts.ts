// The labels of what institutions say about a customer. They say them in Indonesian.
import type { LabelValue } from '../generated/types.ts';
import { billDescription } from './bill-description.ts';
import type { Language } from './language.ts';
import { wordIn, type WordPairs } from './word-pairs.ts';

const labels: WordPairs = [
  ['Nomor meter', 'Meter number'],
  ['IDPEL', 'Customer ID (IDPEL)'],
  ['Tarif/Daya', 'Tariff and power'],
  ['Stand meter', 'Meter readings'],
  ['Pemakaian', 'Usage'],
  ['Jumlah peserta', 'Number of members'],
];

/** A label that is not known stays in the institution's own words. A receipt labels each bill by its description. */
export const institutionFacts = (facts: readonly LabelValue[], language: Language): LabelValue[] =>
  facts.map(({ label, value }) => ({
    label: wordIn(labels, label, language) ?? billDescription(label, language),
    value,
  }));
