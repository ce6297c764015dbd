// What the person decided in the form, apart from what the bank found and from what the form chose by itself.
import { isClearing, type TransferValues } from './transfer-values.ts';

/** The name is typed for the clearing only; everywhere else it comes from the enquiry. */
function typedName({ transferType, payee, found }: TransferValues, before: TransferValues): string {
  const { accountName } = payee.beneficiary;
  const isKnown = accountName === found.name || accountName === before.payee.beneficiary.accountName;
  return isClearing(transferType) && !isKnown ? accountName : '';
}

/** A method that closed under the form was not chosen by anyone. */
const typedRail = ({ railByHand, transferType }: TransferValues, before: TransferValues): string => {
  if (railByHand) return transferType;
  return before.railByHand ? before.transferType : '';
};

export function typedTransfer(values: TransferValues, before: TransferValues): object {
  const { fromAccount, payeeKind, payee, found, transactionDetails, charges, timing, additionalDetails } = values;
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
    knownName: found.knownName,
    transferType: typedRail(values, before),
  };
}
