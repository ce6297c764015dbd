import { useSearchParams } from 'react-router-dom';

/** The account in the address; if it is missing, the bank refuses the read. */
export function useAccountKey(): { readonly accountId: string } {
  const [parameters] = useSearchParams();
  return { accountId: parameters.get('accountId') ?? '' };
}
