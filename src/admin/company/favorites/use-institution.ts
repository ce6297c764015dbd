// The institution of a favorite, which itself has only the code.
import { listInstitutions } from '../../../../generated/calls/lookups.ts';
import type { FavoriteForm, Institution } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { all } from '../../../components/kinds/institution/institution-lists.ts';
import type { InstitutionType } from './institution-form.tsx';

interface Found {
  /** Undefined without a favorite, and for an institution that the bank does not serve any more. */
  readonly institution: Institution | undefined;
  readonly isLoading: boolean;
}

export function useInstitution(paymentType: InstitutionType, form: FavoriteForm | null): Found {
  const payee = form && 'payeeDetails' in form ? form.payeeDetails : undefined;
  const filter = payee && { paymentType, category: payee.category };
  const { data, isLoading } = useRead(listInstitutions, filter ? { body: { filter, page: all } } : null);
  return { institution: data?.items.find(({ institution }) => institution === payee?.institution), isLoading };
}
