import type { Handlers } from '../../generated/handlers.ts';
import type { TreasuryDeal, TreasuryDealDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, loadRecord, outstandingOf, type RecordView } from './records.ts';
import { loadNamedAccount } from './visible-accounts.ts';

export type DealDetails = Pick<TreasuryDealDetail, 'markToMarket' | 'valuedOn' | 'underlyingCodes' | 'settlements'> &
  Pick<TreasuryDeal, 'product' | 'side' | 'counterAmount' | 'rate' | 'tradeDate' | 'status'> & {
    readonly debitFrom: string;
    readonly creditTo: string;
  };

const detailsOf = ({ row }: RecordView) => row.details as unknown as DealDetails;

function dealOf(view: RecordView): TreasuryDeal {
  const { row } = view;
  const { product, side, counterAmount, rate, tradeDate, status } = detailsOf(view);
  return {
    dealId: row.record_id,
    dealNumber: row.number,
    product,
    facilityId: row.facility_id,
    side,
    notional: amountOf(view),
    counterAmount,
    rate,
    tradeDate,
    maturityDate: row.due_date,
    isWarning: isDueSoon(view),
    status,
  };
}

export const listTreasuryDeals: Handlers<Context>['listTreasuryDeals'] = ({ body }, context) =>
  listRecords(context, 'deal', body, dealOf);

export const getTreasuryDeal: Handlers<Context>['getTreasuryDeal'] = async ({ body }, context) => {
  const { db, who } = context;
  const view = await loadRecord(context, 'deal', body.dealId);
  const { debitFrom, creditTo, markToMarket, valuedOn, underlyingCodes, settlements } = detailsOf(view);
  return {
    deal: dealOf(view),
    remaining: outstandingOf(view),
    markToMarket,
    valuedOn,
    debitAccount: await loadNamedAccount(db, who, debitFrom),
    creditAccount: await loadNamedAccount(db, who, creditTo),
    underlyingCodes,
    settlements,
  };
};
