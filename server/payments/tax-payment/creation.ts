// Creates a billing at the tax office, after the checks that the form of a billing must pass.
import { parseNpwp } from '../../../domain/identifiers/npwp.ts';
import { wireInstant } from '../../../domain/jakarta-time.ts';
import { compareNames } from '../../../domain/payee-name.ts';
import { depositFaults, taxKey, type DepositNeeds } from '../../../domain/tax-billing.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { TaxBillingForm } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { hostOf } from '../../host/connect.ts';
import type { NotCarriedOut, Taxpayer } from '../../host/host.ts';
import { businessDay } from '../../reference/business-day.ts';
import { findReferenceItem } from '../../reference/lists.ts';
import { readTaxNames } from '../../reference/tax-names.ts';
import { Refusal } from '../../refusal.ts';
import { storeCreated } from './created-billings.ts';
import { inquiryAbout } from './inquiry.ts';
import { withTaxNames } from './words.ts';

type TaxHandlers = Handlers<Context>;

function checkNumber(npwp: string, field: string): void {
  const parsed = parseNpwp(npwp);
  if (!parsed.ok) throw new Refusal(parsed.code, parsed.parameters).at(field);
}

function checkNumbers({ npwp, payerNpwp }: TaxBillingForm): void {
  checkNumber(npwp, 'npwp');
  if (payerNpwp !== undefined) checkNumber(payerNpwp, 'payerNpwp');
}

/** The names are the tax office's own, which are Indonesian. */
async function loadCodes({ db, now }: Context, { mapCode, kjsCode }: TaxBillingForm) {
  const asked = { on: businessDay(now), language: 'ID' as const };
  const account = await findReferenceItem(db, { ...asked, kind: 'TAX_ACCOUNT' }, mapCode);
  if (!account) throw new Refusal('1175').at('mapCode');
  const question = { ...asked, kind: 'TAX_DEPOSIT_TYPE', parent: mapCode };
  const deposit = await findReferenceItem<DepositNeeds>(db, question, kjsCode);
  if (!deposit) throw new Refusal('1176').at('kjsCode');
  return { mapName: account.text, kjsName: deposit.text, needs: deposit.extra };
}

/** Throws a Refusal that names each field that the kind of deposit needs. */
function checkDeposit({ now }: Context, form: TaxBillingForm, needs: DepositNeeds): void {
  const faults = depositFaults(form, needs, businessDay(now));
  const [first] = faults;
  if (first) throw new Refusal(first.code, {}, faults);
}

/** A closed revenue system (HOST_TAX_47) keeps its code; every other rejection means that no billing was created. */
const refusalOf = ({ code }: Extract<NotCarriedOut, { kind: 'rejected' }>): Refusal =>
  new Refusal(code === 'HOST_TAX_47' ? code : '187');

async function askTaxpayer(context: Context, form: TaxBillingForm): Promise<Taxpayer> {
  const answer = await hostOf(context).inquireTaxpayer(form);
  if (answer.kind === 'timeout') throw new Refusal('ERR_HOST_INQUIRY');
  if (answer.kind === 'rejected') throw refusalOf(answer);
  return answer;
}

async function checkData(context: Context, form: TaxBillingForm) {
  checkNumbers(form);
  if (form.amount.currency !== 'IDR') throw new Refusal('98', { currency: 'IDR' }).at('amount.currency');
  const { needs, ...names } = await loadCodes(context, form);
  checkDeposit(context, form, needs);
  return names;
}

export const validateTaxBilling: TaxHandlers['validateTaxBilling'] = async ({ body: form }, context) => {
  const names = await checkData(context, form);
  const { name, address, paidNtpn } = await askTaxpayer(context, form);
  if (paidNtpn !== null) throw new Refusal('186', { ntpn: paidNtpn });
  const { mapName, kjsName } = withTaxNames({ ...form, ...names }, await readTaxNames(context));
  return {
    checkedAt: wireInstant(context.now.getTime()),
    registeredName: name,
    registeredAddress: address,
    nameMatch: compareNames(form.taxpayerName, name),
    mapName,
    kjsName,
  };
};

/** The same data on the same day again gets the same billing, also after an answer that was lost. */
const referenceOf = ({ who, now }: Context, form: TaxBillingForm): string =>
  [who.companyId, businessDay(now), taxKey(form), form.payerNpwp ?? ''].join('/');

export const createTaxBilling: TaxHandlers['createTaxBilling'] = async ({ body: form }, context) => {
  const names = await checkData(context, form);
  const host = hostOf(context);
  const known = await host.inquireTaxpayer(form);
  if (known.kind === 'found' && known.paidNtpn !== null) throw new Refusal('186', { ntpn: known.paidNtpn });
  const answer =
    known.kind === 'found'
      ? await host.createTaxBilling({ form, ...names, reference: referenceOf(context, form) })
      : known;
  if (answer.kind === 'timeout') throw new Refusal('TAX_BILLING_UNANSWERED');
  if (answer.kind === 'rejected') throw refusalOf(answer);
  await storeCreated(context, answer.billing);
  return inquiryAbout(context, answer.billing);
};
