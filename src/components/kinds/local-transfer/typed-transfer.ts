// What the user entered in the form, without what the bank found or the form chose by itself.
import { isClearing, type TransferValues } from './transfer-values.ts';

/** Returns the typed name. Only clearing lets the user type it; otherwise it comes from the inquiry. */
function typedName({ transferType, payee, found }: TransferValues, before: TransferValues): string {
  const { accountName } = payee.beneficiary;
  const isKnown = accountName === found.name || accountName === before.payee.beneficiary.accountName;
  return isClearing(transferType) && !isKnown ? accountName : '';
}

/** Only a rail that the user chose counts; the form takes the others by itself. */
const typedRail = ({ railWish }: TransferValues, before: TransferValues): string => railWish || before.railWish;

export function typedTransfer(values: TransferValues, before: TransferValues): object {
  const { fromAccount, payeeKind, payee, transactionDetails, charges, timing, additionalDetails } = values;
  return {
    fromAccount,
    payeeKind,
    transactionDetails,
    charges,
    timing,
    additionalDetails,
    favoriteId: payee.favoriteId,
    proxy: payee.proxy,
    beneficiary: { ...payee.beneficiary, accountName: typedName(values, before) },
    invoiceName: payee.invoiceName,
    transferType: typedRail(values, before),
  };
}
