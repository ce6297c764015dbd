import { bifastFailure } from '../../../domain/bifast-state.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { missingForClearing, withMissingDetails } from '../../../domain/clearing-details.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { compareNames } from '../../../domain/payee-name.ts';
import type { PaymentFacts } from '../../../domain/payment-notes.ts';
import type {
  BifastProxy,
  FavoriteLocalBeneficiary,
  LocalBeneficiary,
  LocalTransferForm,
} from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { loadFavorite } from '../../favorites/store.ts';
import { findBank, findBranch } from '../../reference/banks.ts';
import { Refusal } from '../../refusal.ts';
import { beneficiaryOn, isClearing } from '../beneficiary.ts';
import { findInquiry, type Inquiry } from '../inquiry-store.ts';
import { askAccount, askProxy, isSameAccount } from '../payee-inquiry.ts';
import { transferTypes } from '../rail-service.ts';

export interface CheckedPayee {
  readonly beneficiary: LocalBeneficiary;
  readonly bankName: string;
  readonly names: PaymentFacts['names'];
  readonly uncheckedName?: string;
  readonly proxy?: BifastProxy;
  readonly favorite?: { readonly id: string; readonly name: string };
  readonly inquiryId?: string;
  /** The name that the user knows. */
  readonly invoiceName?: string;
}

type Typed = Pick<CheckedPayee, 'beneficiary' | 'proxy' | 'favorite' | 'inquiryId' | 'invoiceName'>;

type FavoritePayee = Extract<LocalTransferForm['payee'], { readonly kind: 'favorite' }>;

/** A favorite of another rail may lack details that clearing needs; the form adds them for this transfer. */
function favoriteBeneficiary(
  { transferType }: LocalTransferForm,
  kept: FavoriteLocalBeneficiary,
  typed: FavoritePayee['beneficiary'],
): LocalBeneficiary {
  if (!isClearing(transferType)) return beneficiaryOn(transferType, kept);
  const beneficiary = withMissingDetails(kept, typed ?? {});
  const missing = missingForClearing(beneficiary).map((name) => `form.payee.beneficiary.${name}`);
  if (missing.length > 0)
    throw new Refusal(
      '400',
      {},
      missing.map((field) => ({ field, code: '9090' })),
    );
  return beneficiaryOn(transferType, beneficiary);
}

async function fromFavorite(context: Context, form: LocalTransferForm, payee: FavoritePayee): Promise<Typed> {
  const found = await loadFavorite(context, payee.favoriteId);
  if (!found.is_approved || found.form.paymentType !== 'LCY') throw new Refusal('204');
  const { beneficiary, proxy, favoriteName } = found.form;
  return {
    beneficiary: favoriteBeneficiary(form, beneficiary, payee.beneficiary),
    // Only BI-FAST pays to a proxy; the other rails pay to the account of the favorite.
    ...(proxy && form.transferType === 'BIFAST' && { proxy }),
    favorite: { id: payee.favoriteId, name: favoriteName },
  };
}

function typedPayee(context: Context, form: LocalTransferForm): Promise<Typed> {
  const { payee } = form;
  if (payee.kind === 'favorite') return fromFavorite(context, form, payee);
  return Promise.resolve({
    beneficiary: payee.beneficiary,
    ...(payee.kind === 'proxy' && { proxy: payee.proxy }),
    ...('inquiryId' in payee && payee.inquiryId && { inquiryId: payee.inquiryId }),
    ...(payee.invoiceName && { invoiceName: payee.invoiceName }),
  });
}

/** An inquiry is valid only for the account and the proxy that it asked about. */
const answersFor = ({ beneficiary, proxy }: Inquiry, typed: Typed) =>
  isSameAccount(beneficiary, typed.beneficiary) &&
  proxy?.proxyType === typed.proxy?.proxyType &&
  proxy?.proxy === typed.proxy?.proxy;

/** Returns the payee from the stored inquiry, or asks the payee's bank again. */
async function foundBeneficiary(context: Context, form: LocalTransferForm, typed: Typed): Promise<LocalBeneficiary> {
  const kept = typed.inquiryId ? await findInquiry(context, typed.inquiryId) : undefined;
  if (kept && answersFor(kept, typed)) return kept.beneficiary;
  const found = typed.proxy
    ? await askProxy(context, typed.proxy)
    : await askAccount(context, form.transferType, typed.beneficiary);
  if (!isSameAccount(found, typed.beneficiary)) throw new Refusal('191');
  return found;
}

async function bankOnRail(
  { db, now }: Context,
  { transferType }: LocalTransferForm,
  { bankCode, on }: { readonly bankCode: string; readonly on: CalendarDate },
) {
  const today = jakartaMoment(now.getTime()).date;
  const bank = await findBank(db, bankCode, today);
  if (!bank) throw new Refusal('193').at('form.payee.beneficiary.bankCode');
  const services = transferTypes.filter((type) => bank.rails.includes(type)).join(', ');
  if (!bank.rails.includes(transferType)) throw new Refusal('99', { services }).at('form.transferType');
  const offBifast = transferType === 'BIFAST' && bifastFailure(bank.bifast_state, on === today);
  if (offBifast) throw new Refusal(offBifast.code).at('form.transferType');
  return bank;
}

async function branchNameOf({ db, now }: Context, beneficiary: Typed['beneficiary']): Promise<{ branchName: string }> {
  const clearingCode = 'clearingCode' in beneficiary ? String(beneficiary.clearingCode) : '';
  const branch = await findBranch(db, clearingCode, jakartaMoment(now.getTime()).date);
  if (branch?.bank_code !== beneficiary.bankCode)
    throw new Refusal('400', {}, [{ field: 'form.payee.beneficiary.clearingCode', code: '111' }]);
  return { branchName: branch.branch_name };
}

/** Compares both names that the user may have entered, and returns the one that differs more. */
function comparedNames({ beneficiary, invoiceName }: Typed, found: string) {
  const sent = { match: compareNames(beneficiary.accountName, found), entered: beneficiary.accountName, found };
  if (invoiceName === undefined || sent.match === 'different') return sent;
  return { match: compareNames(invoiceName, found), entered: invoiceName, found };
}

function compared(typed: Typed, { accountName }: LocalBeneficiary): PaymentFacts['names'] {
  const names = comparedNames(typed, accountName);
  if (typed.favorite && names.match === 'different') throw new Refusal('191');
  return names;
}

/** LLG and RTGS return no name, so this asks BI-FAST. Without an answer of BI-FAST the name stays unchecked. */
async function comparedByBifast(
  context: Context,
  { transferType }: LocalTransferForm,
  typed: Typed,
): Promise<Pick<CheckedPayee, 'names' | 'uncheckedName'>> {
  const { accountName: entered } = typed.beneficiary;
  try {
    const { accountName: found } = await askAccount(context, transferType, typed.beneficiary);
    return { names: comparedNames(typed, found) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { names: null, uncheckedName: entered };
  }
}

/** Returns the payee of a transfer on this day with the name from its bank; for LLG and RTGS the typed name stays. */
export async function checkPayee(context: Context, form: LocalTransferForm, on: CalendarDate): Promise<CheckedPayee> {
  const typed = await typedPayee(context, form);
  const { bankCode } = typed.beneficiary;
  const { name: bankName, rails } = await bankOnRail(context, form, { bankCode, on });
  if (isClearing(form.transferType)) {
    const branch = await branchNameOf(context, typed.beneficiary);
    const name = rails.includes('BIFAST') ? await comparedByBifast(context, form, typed) : { names: null };
    return { ...typed, beneficiary: { ...typed.beneficiary, ...branch, bankName }, bankName, ...name };
  }
  const found = await foundBeneficiary(context, form, typed);
  if (found.currency !== 'IDR') throw new Refusal('98', { currency: 'IDR' }).at('form.payee.beneficiary.accountNumber');
  const beneficiary = { ...typed.beneficiary, accountName: found.accountName, bankName };
  return { ...typed, beneficiary, bankName, names: compared(typed, found) };
}
