// What the bank lists for top-ups: institutions, denominations and prefixes.
import { listInstitutionDenominations, listPhonePrefixes } from '../../../../generated/calls/lookups.ts';
import type { PhonePrefix } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { all, useInstitutions } from '../institution/institution-lists.ts';

const nothing: readonly never[] = [];

export const useProviders = (category: string) => useInstitutions('TOPUP', category ? { category } : undefined);

export const useDenominations = (institution: string) =>
  useRead(listInstitutionDenominations, institution ? { body: { filter: { institution }, page: all } } : null);

export function usePrefixes(isAsked: boolean): readonly PhonePrefix[] {
  return useRead(listPhonePrefixes, isAsked ? { body: { page: all } } : null).data?.items ?? nothing;
}
