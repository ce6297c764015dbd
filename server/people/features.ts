import type { FeatureFlags } from '../../generated/types.ts';

/** The features that the bank has switched on for a company. */
export const featuresOf = (on: readonly (keyof FeatureFlags)[]): FeatureFlags => ({
  whatsapp: on.includes('whatsapp'),
  recurring: on.includes('recurring'),
  inbox: on.includes('inbox'),
  exceptionalApproval: on.includes('exceptionalApproval'),
  bulkDebit: on.includes('bulkDebit'),
  underlyingDocuments: on.includes('underlyingDocuments'),
});
