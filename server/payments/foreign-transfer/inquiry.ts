import { randomUUID } from 'node:crypto';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import { compareNames, writableName } from '../../../domain/payee-name.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { ForeignInquiry, ForeignInquiryRequest, LocalBeneficiary } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { hostOf } from '../../host/connect.ts';
import { ownBankCode } from '../../reference/banks.ts';
import { Refusal } from '../../refusal.ts';
import { storeInquiry } from '../inquiry-store.ts';
import { loadForeignBank, loadOwnBank } from '../foreign-bank.ts';
import { checkAccountNumber } from '../foreign-payee.ts';
import { paidAbroad } from './known-payee.ts';
import { checkForeignAccess } from './service.ts';

const validMilliseconds = 30 * 60_000;

/** Asks this bank who holds the account. */
export async function askAccountHere(context: Context, accountNumber: string): Promise<LocalBeneficiary> {
  const answer = await hostOf(context).inquirePayee({ service: 'SVC_FCY_OVB', accountNumber });
  if (answer.kind === 'rejected') throw new Refusal(answer.code);
  const accountName = answer.kind === 'found' ? writableName(answer.accountName) : '';
  if (answer.kind === 'timeout' || accountName === '') throw new Refusal('ERR_HOST_INQUIRY');
  const { bankName } = await loadOwnBank(context);
  return { bankCode: ownBankCode, bankName, accountNumber, accountName, currency: answer.currency };
}

type Found = Omit<ForeignInquiry, 'isFirstTime' | 'lastPaidAt'>;

async function here(context: Context, { bankCode, accountNumber, accountName }: ForeignInquiryRequest): Promise<Found> {
  const bank = await loadOwnBank(context);
  if (bankCode !== bank.bankCode) throw new Refusal('193');
  const beneficiary = await askAccountHere(context, accountNumber);
  const inquiryId = randomUUID();
  const until = await storeInquiry(context, inquiryId, { beneficiary });
  const { bankCode: _bic, ...shown } = bank;
  return {
    inquiryId,
    validUntil: wireInstant(until.getTime()),
    ...shown,
    accountName: beneficiary.accountName,
    currency: beneficiary.currency,
    nameMatch: compareNames(accountName, beneficiary.accountName),
  };
}

/** A bank abroad says nothing about its accounts, so nothing is stored. */
async function abroad(context: Context, { bankCode, accountNumber }: ForeignInquiryRequest): Promise<Found> {
  const { bankCode: _bic, ...bank } = await loadForeignBank(context, bankCode);
  checkAccountNumber(bank.country, accountNumber, 'accountNumber');
  const validUntil = wireInstant(context.now.getTime() + validMilliseconds);
  const unknown = { accountName: null, currency: null, nameMatch: 'not-compared' } as const;
  return { inquiryId: randomUUID(), validUntil, ...bank, ...unknown };
}

export const inquireForeignPayee: Handlers<Context>['inquireForeignPayee'] = async ({ body }, context) => {
  checkForeignAccess(context.who, body.transferType);
  const isHere = body.transferType === 'OVB';
  const found = await (isHere ? here : abroad)(context, body);
  const payee = { bankCode: isHere ? ownBankCode : body.bankCode, accountNumber: body.accountNumber };
  const { isFirstTime, lastPaidAt } = await paidAbroad(context, payee);
  return { ...found, isFirstTime, lastPaidAt: lastPaidAt && wireInstant(lastPaidAt.getTime()) };
};
