import type { Handlers } from '../../generated/handlers.ts';
import type { Guarantee, GuaranteeDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, loadRecord, type RecordView } from './records.ts';

export type GuaranteeDetails = Omit<GuaranteeDetail, 'guarantee'> &
  Pick<Guarantee, 'guaranteeType' | 'issuedOn' | 'claimUntil' | 'status'>;

const detailsOf = ({ row }: RecordView) => row.details as unknown as GuaranteeDetails;

function guaranteeOf(view: RecordView): Guarantee {
  const { row } = view;
  const { guaranteeType, issuedOn, claimUntil, status } = detailsOf(view);
  return {
    guaranteeId: row.record_id,
    guaranteeNumber: row.number,
    guaranteeType,
    facilityId: row.facility_id,
    beneficiary: row.counterparty,
    amount: amountOf(view),
    issuedOn,
    expiryDate: row.due_date,
    claimUntil,
    isWarning: status === 'claimed' || isDueSoon(view),
    status,
  };
}

export const listGuarantees: Handlers<Context>['listGuarantees'] = ({ body }, context) =>
  listRecords(context, 'guarantee', body, guaranteeOf);

export const getGuarantee: Handlers<Context>['getGuarantee'] = async ({ body }, context) => {
  const view = await loadRecord(context, 'guarantee', body.guaranteeId);
  const { applicant, purpose, contractNumber, commissionRate, commission, cashCollateral, claims } = detailsOf(view);
  const terms = { applicant, purpose, contractNumber, commissionRate, commission, cashCollateral, claims };
  return { guarantee: guaranteeOf(view), ...terms };
};
