import { maskedAccount } from '../../../domain/masks.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { useTexts } from '../text/use-texts.ts';

/** An account number, masked until somebody wants to see it. */
export function ShownAccount({ number }: { readonly number: string }) {
  const t = useTexts('kinds');
  return (
    <AccountNumber
      key={number}
      masked={maskedAccount(number)}
      full={number}
      revealLabel={t('transfer.reveal')}
      hideLabel={t('transfer.hide')}
    />
  );
}
