import { randomUUID } from 'node:crypto';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { compareNames, writableName } from '../../domain/payee-name.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { BifastProxy, LocalBeneficiary, PayeeInquiry, TransferType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { hostOf } from '../host/connect.ts';
import type { FoundPayee, PayeeAnswer } from '../host/host.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { findBank, ownBankCode } from '../reference/banks.ts';
import { Refusal } from '../refusal.ts';
import { storeInquiry } from './inquiry-store.ts';
import { accountChangedAt, paidToAccount } from './known-payees.ts';
import { checkRailAccess, serviceOf } from './rail-service.ts';

type PaymentHandlers = Handlers<Context>;

// LLG and RTGS return no name, so the inquiry uses BI-FAST.
const nameRail: Readonly<Record<TransferType, TransferType>> = {
  OVB: 'OVB',
  ONLINE: 'ONLINE',
  BIFAST: 'BIFAST',
  LLG: 'BIFAST',
  RTGS: 'BIFAST',
};

/** The code of an inquiry, not of a payment: nothing was sent, so the user may simply ask again. */
const unanswered = 'ERR_HOST_INQUIRY';

/** Removes characters from the name that a form may not contain. If nothing is left, that counts as no answer. */
function foundIn(answer: PayeeAnswer): FoundPayee {
  if (answer.kind === 'rejected') throw new Refusal(answer.code);
  const accountName = answer.kind === 'found' ? writableName(answer.accountName) : '';
  if (answer.kind === 'timeout' || accountName === '') throw new Refusal(unanswered);
  return { ...answer, accountName };
}

async function bankNamed({ db, now }: Context, bankCode: string) {
  const bank = await findBank(db, bankCode, jakartaMoment(now.getTime()).date);
  if (!bank) throw new Refusal('119').at('bankCode');
  return bank;
}

export const isSameAccount = (left: LocalBeneficiary, right: LocalBeneficiary) =>
  left.bankCode === right.bankCode && left.accountNumber === right.accountNumber;

/** Asks this bank or the bank of the account who holds the account. */
export async function askAccount(
  context: Context,
  transferType: TransferType,
  account: { readonly bankCode: string; readonly accountNumber: string },
): Promise<LocalBeneficiary> {
  const { bankCode, accountNumber } = account;
  const isSameBank = bankCode === ownBankCode;
  const bank = await bankNamed(context, bankCode);
  if (isSameBank !== (transferType === 'OVB')) throw new Refusal('119').at('bankCode');
  const rail = nameRail[transferType];
  const question = { service: serviceOf(rail), accountNumber, ...(!isSameBank && { bankCode }) };
  const found = foundIn(await hostOf(context).inquirePayee(question));
  return {
    bankCode,
    bankName: bank.name,
    accountNumber: found.accountNumber,
    accountName: found.accountName,
    currency: found.currency,
  };
}

/** Asks BI-FAST which account a proxy (phone number, mail address) belongs to now. */
export async function askProxy(context: Context, { proxyType, proxy }: BifastProxy): Promise<LocalBeneficiary> {
  const answer = await hostOf(context).inquireProxy({ proxyType, proxyValue: proxy });
  const { bankCode, accountNumber, accountName, currency } = foundIn(answer);
  const bank = await bankNamed(context, bankCode);
  return { bankCode, bankName: bank.name, accountNumber, accountName, currency };
}

async function answer(
  context: Context,
  beneficiary: LocalBeneficiary,
  typedName?: string,
  proxy?: BifastProxy,
): Promise<PayeeInquiry> {
  const inquiryId = randomUUID();
  const validUntil = await storeInquiry(context, inquiryId, { beneficiary, ...(proxy && { proxy }) });
  const { isFirstTime, lastPaidAt } = await paidToAccount(context, beneficiary);
  const changedAt = await accountChangedAt(context, beneficiary);
  return {
    inquiryId,
    validUntil: wireInstant(validUntil.getTime()),
    ...(proxy && { proxy }),
    beneficiary,
    nameMatch: compareNames(typedName, beneficiary.accountName),
    isFirstTime,
    lastPaidAt: lastPaidAt && wireInstant(lastPaidAt.getTime()),
    accountChangedAt: changedAt && wireInstant(changedAt.getTime()),
  };
}

export const inquireLocalPayee: PaymentHandlers['inquireLocalPayee'] = async ({ body }, context) => {
  checkRailAccess(context.who, body.transferType);
  return answer(context, await askAccount(context, body.transferType, body), body.accountName);
};

export const inquireBifastProxy: PaymentHandlers['inquireBifastProxy'] = async ({ body }, context) =>
  answer(context, await askProxy(context, body.proxy), undefined, body.proxy);
