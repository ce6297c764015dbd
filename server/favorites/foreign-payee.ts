// Checks a payee abroad that is kept for later without being paid.
import type { ForeignFavorite } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { checkedIntermediary } from '../payments/foreign-bank.ts';
import { checkTypedPayee, checkWritable } from '../payments/foreign-payee.ts';
import { checkRecipients } from '../payments/recipients.ts';
import { Refusal } from '../refusal.ts';
import { chosenByMaker, type ChooseAccount } from './choose-account.ts';

interface Asked {
  readonly chooseAccount: ChooseAccount;
  /** The place of the favorite in the body. */
  readonly place: string;
}

const byMaker: Asked = { chooseAccount: chosenByMaker, place: 'form' };

/** A bank abroad does not say who holds an account. The address of the payee goes with a telegraphic transfer only. */
export async function checkForeignPayee(
  context: Context,
  form: ForeignFavorite,
  { chooseAccount, place } = byMaker,
): Promise<ForeignFavorite> {
  checkRecipients(form.additionalDetails);
  if (form.transferType !== 'TT') throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
  const from = await chooseAccount(context, form.fromAccount);
  const beneficiary = await checkTypedPayee(context, form.beneficiary, `${place}.beneficiary`);
  checkWritable(beneficiary, form.transactionDetails?.info, {
    payee: `${place}.beneficiary`,
    text: `${place}.transactionDetails.info`,
  });
  const { intermediary } = form;
  const field = `${place}.intermediary`;
  const onTheWay = await checkedIntermediary(context, { intermediary, payeeBank: beneficiary.bankCode, field });
  return { ...form, ...from, ...onTheWay, beneficiary };
}
