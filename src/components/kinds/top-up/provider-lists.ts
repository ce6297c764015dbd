// What the bank lists for top-ups: categories, institutions, denominations and prefixes.
import {
  listInstitutionCategories,
  listInstitutionDenominations,
  listInstitutions,
  listPhonePrefixes,
} from '../../../../generated/calls/lookups.ts';
import type { Institution, PhonePrefix } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';

const all = { size: 100 } as const;
const topUps = { paymentType: 'TOPUP' } as const;
const nothing: readonly never[] = [];

export const useCategories = () =>
  useRead(listInstitutionCategories, { body: { filter: topUps, page: all } }).data?.items ?? nothing;

export function useProviders(category: string): readonly Institution[] {
  const input = category ? { body: { filter: { ...topUps, category }, page: all } } : null;
  return useRead(listInstitutions, input).data?.items ?? nothing;
}

export const useDenominations = (institution: string) =>
  useRead(listInstitutionDenominations, institution ? { body: { filter: { institution }, page: all } } : null);

export function usePrefixes(isAsked: boolean): readonly PhonePrefix[] {
  return useRead(listPhonePrefixes, isAsked ? { body: { page: all } } : null).data?.items ?? nothing;
}
