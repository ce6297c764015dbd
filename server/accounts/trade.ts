import type { Handlers } from '../../generated/handlers.ts';
import type { TradeInstrument, TradeInstrumentDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, oneRecord, outstandingOf, type Seen } from './records.ts';

export type TradeDetails = Omit<TradeInstrumentDetail, 'instrument'> &
  Pick<TradeInstrument, 'instrument' | 'counterpartyBank' | 'issuedOn' | 'status'>;

const detailsOf = ({ row }: Seen) => row.details as unknown as TradeDetails;

function instrumentOf(seen: Seen): TradeInstrument {
  const { row } = seen;
  const { instrument, counterpartyBank, issuedOn, status } = detailsOf(seen);
  return {
    tradeId: row.record_id,
    lcNumber: row.number,
    instrument,
    facilityId: row.facility_id,
    counterparty: row.counterparty,
    counterpartyBank,
    amount: amountOf(seen),
    outstanding: outstandingOf(seen),
    issuedOn,
    expiryDate: row.due_date,
    isWarning: status === 'discrepant' || isDueSoon(seen),
    status,
  };
}

export const listTradeInstruments: Handlers<Context>['listTradeInstruments'] = ({ body }, context) =>
  listRecords(context, 'trade', body, instrumentOf);

export const getTradeInstrument: Handlers<Context>['getTradeInstrument'] = async ({ body }, context) => {
  const seen = await oneRecord(context, 'trade', body.tradeId);
  const { applicant, beneficiary, latestShipmentDate, presentationDays, tolerance, terms, marginDeposit, drawings } =
    detailsOf(seen);
  const shipment = { latestShipmentDate, presentationDays, tolerance, terms, marginDeposit, drawings };
  return { instrument: instrumentOf(seen), applicant, beneficiary, ...shipment };
};
