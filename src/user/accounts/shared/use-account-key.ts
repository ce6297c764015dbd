import { useSearchParams } from 'react-router-dom';

/** The account that the address names; the bank says when there is none. */
export function useAccountKey(): { readonly accountId: string } {
  const [parameters] = useSearchParams();
  return { accountId: parameters.get('accountId') ?? '' };
}
