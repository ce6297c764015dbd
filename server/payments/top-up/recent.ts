import { wireInstant } from '../../../domain/jakarta-time.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { RecentTopUp } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';

const searchedPayments = 100;
const shownNumbers = 6;

const keyOf = ({ payeeDetails: { institution, accountNumber } }: RecentTopUp) => `${institution}/${accountNumber}`;

/** Drops the name of the customer, which the institution is asked for again. */
function payeeOf({ accountName: _name, ...payeeDetails }: RecentTopUp['payeeDetails']): RecentTopUp['payeeDetails'] {
  return payeeDetails;
}

export const listRecentTopUps: Handlers<Context>['listRecentTopUps'] = async (_question, { db, who }) => {
  const rows = await db
    .selectFrom('requests')
    .select(['content', 'payee_name', 'created_at'])
    .where('company_id', '=', who.companyId)
    .where('created_by', '=', who.userId)
    .where('menu_access', '=', 'TOPUP')
    .where('tab', '=', 'successful')
    .orderBy('created_at', 'desc')
    .limit(searchedPayments)
    .execute();
  const found = rows.flatMap(({ content, payee_name: institutionName, created_at: at }): RecentTopUp[] => {
    if (content.kind !== 'top-up') return [];
    const { payeeDetails, transactionDetails } = content.form;
    const lastUsedAt = wireInstant(at.getTime());
    return [
      { payeeDetails: payeeOf(payeeDetails), institutionName, lastAmount: transactionDetails.amount, lastUsedAt },
    ];
  });
  const latest = found.filter((one, place) => found.findIndex((other) => keyOf(other) === keyOf(one)) === place);
  return { items: latest.slice(0, shownNumbers) };
};
