import type { Handlers } from '../../generated/handlers.ts';
import type { TradeInstrument, TradeInstrumentDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, loadRecord, outstandingOf, type RecordView } from './records.ts';

export type TradeDetails = Omit<TradeInstrumentDetail, 'instrument'> &
  Pick<TradeInstrument, 'instrument' | 'counterpartyBank' | 'issuedOn' | 'status'>;

const detailsOf = ({ row }: RecordView) => row.details as unknown as TradeDetails;

function instrumentOf(view: RecordView): TradeInstrument {
  const { row } = view;
  const { instrument, counterpartyBank, issuedOn, status } = detailsOf(view);
  return {
    tradeId: row.record_id,
    lcNumber: row.number,
    instrument,
    facilityId: row.facility_id,
    counterparty: row.counterparty,
    counterpartyBank,
    amount: amountOf(view),
    outstanding: outstandingOf(view),
    issuedOn,
    expiryDate: row.due_date,
    isWarning: status === 'discrepant' || isDueSoon(view),
    status,
  };
}

export const listTradeInstruments: Handlers<Context>['listTradeInstruments'] = ({ body }, context) =>
  listRecords(context, 'trade', body, instrumentOf);

export const getTradeInstrument: Handlers<Context>['getTradeInstrument'] = async ({ body }, context) => {
  const view = await loadRecord(context, 'trade', body.tradeId);
  const { applicant, beneficiary, latestShipmentDate, presentationDays, tolerance, terms, marginDeposit, drawings } =
    detailsOf(view);
  const shipment = { latestShipmentDate, presentationDays, tolerance, terms, marginDeposit, drawings };
  return { instrument: instrumentOf(view), applicant, beneficiary, ...shipment };
};
