import type { Handlers } from '../../generated/handlers.ts';
import type { TreasuryDeal, TreasuryDealDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, oneRecord, outstandingOf, type Seen } from './records.ts';
import { namedAccount } from './visible.ts';

export type DealDetails = Pick<TreasuryDealDetail, 'markToMarket' | 'valuedOn' | 'underlyingCodes' | 'settlements'> &
  Pick<TreasuryDeal, 'product' | 'side' | 'counterAmount' | 'rate' | 'tradeDate' | 'status'> & {
    readonly debitFrom: string;
    readonly creditTo: string;
  };

const detailsOf = ({ row }: Seen) => row.details as unknown as DealDetails;

function dealOf(seen: Seen): TreasuryDeal {
  const { row } = seen;
  const { product, side, counterAmount, rate, tradeDate, status } = detailsOf(seen);
  return {
    dealId: row.record_id,
    dealNumber: row.number,
    product,
    facilityId: row.facility_id,
    side,
    notional: amountOf(seen),
    counterAmount,
    rate,
    tradeDate,
    maturityDate: row.due_date,
    isWarning: isDueSoon(seen),
    status,
  };
}

export const listTreasuryDeals: Handlers<Context>['listTreasuryDeals'] = ({ body }, context) =>
  listRecords(context, 'deal', body, dealOf);

export const getTreasuryDeal: Handlers<Context>['getTreasuryDeal'] = async ({ body }, context) => {
  const { db, who } = context;
  const seen = await oneRecord(context, 'deal', body.dealId);
  const { debitFrom, creditTo, markToMarket, valuedOn, underlyingCodes, settlements } = detailsOf(seen);
  return {
    deal: dealOf(seen),
    remaining: outstandingOf(seen),
    markToMarket,
    valuedOn,
    debitAccount: await namedAccount(db, who, debitFrom),
    creditAccount: await namedAccount(db, who, creditTo),
    underlyingCodes,
    settlements,
  };
};
