// What the bank lists for top-ups: institutions, denominations and prefixes.
import { useMemo } from 'react';
import { listInstitutionDenominations, listPhonePrefixes } from '../../../../generated/calls/lookups.ts';
import type { CodeName, PhonePrefix, TopUpForm } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { all, useInstitutions } from '../institution/institution-lists.ts';

const nothing: readonly never[] = [];

export const useProviders = (category: string) => useInstitutions('TOPUP', category ? { category } : undefined);

export const useDenominations = (institution: string) =>
  useRead(listInstitutionDenominations, institution ? { body: { filter: { institution }, page: all } } : null);

/** The words of the denominations that the form lists. */
export function useDenominationNames({ payeeDetails }: TopUpForm): readonly CodeName[] {
  const { data } = useDenominations(payeeDetails.institution);
  return useMemo(
    () => data?.items.map(({ denomCode, label }) => ({ code: denomCode, name: label })) ?? nothing,
    [data],
  );
}

export function usePrefixes(isAsked: boolean): readonly PhonePrefix[] {
  return useRead(listPhonePrefixes, isAsked ? { body: { page: all } } : null).data?.items ?? nothing;
}
