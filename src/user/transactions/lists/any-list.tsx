import { Navigate } from 'react-router-dom';
import { pathTo } from '../../../paths.ts';

/** An address that names no list leads to the one that holds everything. */
export function Component() {
  return <Navigate to={pathTo('/transaction-status/all')} replace />;
}
