// The requests of a decision, as written in an address.
import { useSearchParams } from 'react-router-dom';
import type { DecisionTarget, TransactionType } from '../../../generated/types.ts';
import {
  readParts,
  useAddressTargets,
  writeParts,
  type AddressTargets,
  type TargetParts,
} from '../deciding/address-targets.ts';

export const targetOf = ({ taskId, refNo, revision, menuAccess }: DecisionTarget): DecisionTarget => ({
  taskId,
  refNo,
  revision,
  menuAccess,
});

const requestParts: TargetParts<DecisionTarget> = {
  write: ({ taskId, refNo, revision, menuAccess }) => [taskId, refNo, revision, menuAccess],
  read: ([taskId, refNo, revision, menuAccess]) => {
    if (!taskId || !refNo || !revision || !menuAccess) return undefined;
    return { taskId, refNo, revision: Number(revision), menuAccess: menuAccess as TransactionType };
  },
};

export const writeTargets = (targets: readonly DecisionTarget[]): string => writeParts(requestParts, targets);

export const readTargets = (text: string): DecisionTarget[] => readParts(requestParts, text);

export const useTargets = (): AddressTargets<DecisionTarget> => useAddressTargets(requestParts);

export type RequestKey = Pick<DecisionTarget, 'taskId' | 'refNo' | 'menuAccess'>;

/** Reads the request from the address of a detail page. */
export function useRequestKey(): RequestKey {
  const [parameters] = useSearchParams();
  return {
    taskId: parameters.get('taskId') ?? '',
    refNo: parameters.get('refNo') ?? '',
    menuAccess: (parameters.get('menuAccess') ?? '') as TransactionType,
  };
}
