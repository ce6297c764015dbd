import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Leads to the not-found page, which shows the address that leads nowhere. */
export function ToNotFound() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.notFound} state={{ wrongAddress: pathname + search }} replace />;
}

/** The address that led to the not-found page; undefined if its own address was opened. */
export function useWrongAddress(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('wrongAddress' in state)) return undefined;
  return String(state.wrongAddress);
}
