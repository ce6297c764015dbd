import { Navigate } from 'react-router-dom';
import { pathTo } from '../../../paths.ts';

/** Redirects an address without a list to the list of all transactions. */
export function Component() {
  return <Navigate to={pathTo('/transaction-status/all')} replace />;
}
