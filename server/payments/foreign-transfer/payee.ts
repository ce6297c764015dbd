// The payee of a foreign transfer as the request stores it: from a favorite, from this bank, or as it was typed.
import { compareNames } from '../../../domain/payee-name.ts';
import type { PaymentFacts } from '../../../domain/payment-notes.ts';
import type {
  ForeignBeneficiary,
  ForeignOverbookingForm,
  ForeignTransferForm,
  LocalBeneficiary,
  TelegraphicTransferForm,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { loadFavorite } from '../../favorites/store.ts';
import { ownBankCode } from '../../reference/banks.ts';
import { Refusal } from '../../refusal.ts';
import { checkedIntermediary, loadForeignBank, loadOwnBank, type PayeeBank } from '../foreign-bank.ts';
import { checkAccountNumber, checkTypedPayee, checkWritable } from '../foreign-payee.ts';
import { findInquiry } from '../inquiry-store.ts';
import { askAccountHere } from './inquiry.ts';

interface Chosen {
  readonly favorite?: { readonly id: string; readonly name: string };
  readonly inquiryId?: string;
}

export interface CheckedForeignPayee extends Chosen {
  readonly intermediary?: PayeeBank;
  readonly beneficiary: ForeignBeneficiary | LocalBeneficiary;
  readonly names: PaymentFacts['names'];
}

const place = 'form.payee.beneficiary';

async function favoriteOf(context: Context, form: ForeignTransferForm, favoriteId: string) {
  const found = await loadFavorite(context, favoriteId);
  if (!found.is_approved || found.form.paymentType !== 'FCY' || found.form.transferType !== form.transferType)
    throw new Refusal('204');
  const { beneficiary, favoriteName } = found.form;
  return { beneficiary, favorite: { id: favoriteId, name: favoriteName } };
}

async function typedPayee(context: Context, form: TelegraphicTransferForm) {
  const { payee } = form;
  if (payee.kind === 'favorite') return favoriteOf(context, form, payee.favoriteId);
  return { beneficiary: payee.beneficiary };
}

/** A favorite may name its bank as the directory once did. A bank that left the directory makes it unusable. */
async function withBank(context: Context, saved: ForeignBeneficiary): Promise<ForeignBeneficiary> {
  const bank = await loadForeignBank(context, saved.bankCode, 'form.payee.favoriteId');
  const beneficiary = { ...saved, ...bank };
  checkAccountNumber(beneficiary.country, beneficiary.accountNumber, `${place}.accountNumber`);
  return beneficiary;
}

async function payeeAbroad(context: Context, form: TelegraphicTransferForm): Promise<CheckedForeignPayee> {
  const typed = await typedPayee(context, form);
  const isTyped = form.payee.kind === 'account';
  const beneficiary = isTyped
    ? await checkTypedPayee(context, typed.beneficiary, place)
    : await withBank(context, typed.beneficiary);
  checkWritable(beneficiary, form.transactionDetails.info);
  const { intermediary } = form;
  const onTheWay = await checkedIntermediary(context, {
    intermediary,
    payeeBank: beneficiary.bankCode,
    field: 'form.intermediary',
  });
  return { ...typed, ...onTheWay, beneficiary, names: null };
}

interface Holder extends Chosen {
  readonly accountNumber: string;
  readonly accountName: string;
}

async function typedHolder(context: Context, form: ForeignOverbookingForm): Promise<Holder> {
  const { payee } = form;
  if (payee.kind === 'favorite') {
    const { beneficiary, favorite } = await favoriteOf(context, form, payee.favoriteId);
    return { ...beneficiary, favorite };
  }
  const { beneficiary, inquiryId } = payee;
  if (beneficiary.bankCode !== ownBankCode) throw new Refusal('193');
  return { ...beneficiary, ...(inquiryId && { inquiryId }) };
}

/** Returns the holder of an account at this bank, from the stored inquiry or asked again. */
async function payeeHere(context: Context, form: ForeignOverbookingForm): Promise<CheckedForeignPayee> {
  const { accountNumber, accountName, favorite, inquiryId } = await typedHolder(context, form);
  const kept = inquiryId ? await findInquiry(context, inquiryId) : undefined;
  const isSame = kept?.beneficiary.accountNumber === accountNumber && kept.beneficiary.bankCode === ownBankCode;
  const found = kept && isSame ? kept.beneficiary : await askAccountHere(context, accountNumber);
  const match = compareNames(accountName, found.accountName);
  if (favorite && match === 'different') throw new Refusal('191');
  const { bankName } = await loadOwnBank(context);
  return {
    ...(favorite && { favorite }),
    ...(inquiryId && { inquiryId }),
    beneficiary: { ...found, bankName },
    names: { match, entered: accountName, found: found.accountName },
  };
}

export const checkForeignPayee = (context: Context, form: ForeignTransferForm): Promise<CheckedForeignPayee> =>
  form.transferType === 'TT' ? payeeAbroad(context, form) : payeeHere(context, form);
