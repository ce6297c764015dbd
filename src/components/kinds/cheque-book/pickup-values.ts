// Who picks up the books, as it is typed and as it is sent.
import type { ChequePickup } from '../../../../generated/types.ts';

export interface PickupValues {
  pickupMethod: 'in-person' | 'agent';
  agentName: string;
  idNumber: string;
  address: string;
  authorizers: { name: string; position: string }[];
}

export const mostAuthorizers = 4;

export const emptyPickup: PickupValues = {
  pickupMethod: 'in-person',
  agentName: '',
  idNumber: '',
  address: '',
  authorizers: [{ name: '', position: '' }],
};

export const pickupValues = (pickup: ChequePickup): PickupValues => ({
  ...emptyPickup,
  ...pickup,
  authorizers: pickup.authorizers.map((one) => ({ ...one })),
});

/** Leaves out the agent when the authorizers come themselves. */
export function wirePickup(pickup: PickupValues): unknown {
  const { pickupMethod, authorizers, ...agent } = pickup;
  return pickupMethod === 'agent' ? { pickupMethod, ...agent, authorizers } : { pickupMethod, authorizers };
}
