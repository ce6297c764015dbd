import type { Handlers } from '../../generated/handlers.ts';
import type { Guarantee, GuaranteeDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, oneRecord, type Seen } from './records.ts';

export type GuaranteeDetails = Omit<GuaranteeDetail, 'guarantee'> &
  Pick<Guarantee, 'guaranteeType' | 'issuedOn' | 'claimUntil' | 'status'>;

const detailsOf = ({ row }: Seen) => row.details as unknown as GuaranteeDetails;

function guaranteeOf(seen: Seen): Guarantee {
  const { row } = seen;
  const { guaranteeType, issuedOn, claimUntil, status } = detailsOf(seen);
  return {
    guaranteeId: row.record_id,
    guaranteeNumber: row.number,
    guaranteeType,
    facilityId: row.facility_id,
    beneficiary: row.counterparty,
    amount: amountOf(seen),
    issuedOn,
    expiryDate: row.due_date,
    claimUntil,
    isWarning: status === 'claimed' || isDueSoon(seen),
    status,
  };
}

export const listGuarantees: Handlers<Context>['listGuarantees'] = ({ body }, context) =>
  listRecords(context, 'guarantee', body, guaranteeOf);

export const getGuarantee: Handlers<Context>['getGuarantee'] = async ({ body }, context) => {
  const seen = await oneRecord(context, 'guarantee', body.guaranteeId);
  const { applicant, purpose, contractNumber, commissionRate, commission, cashCollateral, claims } = detailsOf(seen);
  const terms = { applicant, purpose, contractNumber, commissionRate, commission, cashCollateral, claims };
  return { guarantee: guaranteeOf(seen), ...terms };
};
