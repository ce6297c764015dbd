import type { Handlers } from '../../../generated/handlers.ts';
import type { LocalTransferForm, LocalTransferReceipt } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { lockForUse } from '../../favorites/usage.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import { fromAccountOf } from '../debit-account.ts';
import { paymentOperations, validationOf, type Payment } from '../payment-operations.ts';
import { lockInquiry, markInquiryUsed } from '../inquiry-store.ts';
import { requestNote } from '../notes.ts';
import type { Submitted } from '../locked-submission.ts';
import { checkLocalTransfer, dealOf, type CheckedTransfer } from './checks.ts';
import type { CheckedPayee } from './payee.ts';

type PaymentHandlers = Handlers<Context>;

/** Copies the payee into the form, so that later changes of the favorite do not change the request. */
function payeeOnForm({ beneficiary, proxy, favorite, inquiryId, invoiceName }: CheckedPayee): object {
  if (favorite)
    return {
      kind: 'favorite',
      favoriteId: favorite.id,
      favoriteName: favorite.name,
      ...(proxy && { proxy }),
      beneficiary,
    };
  return {
    kind: proxy ? 'proxy' : 'account',
    ...(inquiryId && { inquiryId }),
    ...(invoiceName && { invoiceName }),
    ...(proxy && { proxy }),
    beneficiary,
  };
}

function draftOf(context: Context, checked: CheckedTransfer): RequestDraft {
  const { account, charges, payee, amount, exchange } = checked;
  const fromAccount = fromAccountOf(account);
  const known = { fromAccount, payee: payeeOnForm(payee), ...(charges && { charges }) };
  const form = { ...checked.form, ...known } as LocalTransferForm;
  return {
    menuAccess: 'LCY',
    service: checked.service,
    content: { kind: 'local-transfer', form },
    fees: checked.fees,
    conversion: exchange?.conversion ?? null,
    hasSpecialRate: exchange?.conversion.rateType === 'special',
    amount,
    idrEquivalent: amount,
    fromAccount,
    payee: {
      name: payee.beneficiary.accountName,
      account: payee.beneficiary.accountNumber,
      bank: payee.bankName,
    },
    transactionDate: checked.date.executionDate,
    notes: checked.notes.map((note) => requestNote(context, note)),
  };
}

/** Locks the favorite, so that it is not deleted, or the inquiry, so that only one payment uses it. */
async function lockPayee(context: Context, { payee }: LocalTransferForm): Promise<void> {
  if (payee.kind === 'favorite') return lockForUse(context, payee.favoriteId);
  if ('inquiryId' in payee && payee.inquiryId) await lockInquiry(context, payee.inquiryId);
}

async function markUsed(context: Context, { payee }: CheckedTransfer): Promise<void> {
  if (payee.inquiryId) await markInquiryUsed(context, payee.inquiryId);
}

export const localTransferSteps: Payment<LocalTransferForm, CheckedTransfer> = {
  menuAccess: 'LCY',
  dealOf,
  payeeInputOf: ({ payee }) => (payee.kind === 'favorite' ? 'favorite' : 'typed'),
  lockPayee,
  check: checkLocalTransfer,
  markUsed,
  draftOf,
};

const operations = paymentOperations(localTransferSteps);

export const validateLocalTransfer: PaymentHandlers['validateLocalTransfer'] = async ({ body }, context) => {
  const checked = await operations.validate(context, body);
  return {
    ...validationOf(context, checked),
    beneficiary: checked.payee.beneficiary,
    deductFlag: checked.deductFlag,
    conversion: checked.exchange?.conversion ?? null,
  };
};

/** Builds the receipt from the stored draft, so the maker sees what was stored. */
function receiptOf({ receipt, draft: { content, transactionDate } }: Submitted): LocalTransferReceipt {
  if (content.kind !== 'local-transfer') throw new Error(`A local transfer was stored as ${content.kind}`);
  return { ...receipt, form: content.form, executionDate: transactionDate };
}

export const submitLocalTransfer: PaymentHandlers['submitLocalTransfer'] = async ({ body }, context) =>
  receiptOf(await operations.submit(context, body));

export const resubmitLocalTransfer: PaymentHandlers['resubmitLocalTransfer'] = async ({ body }, context) =>
  receiptOf(await operations.resubmit(context, body));
