import { maskedAccount } from '../../../domain/masks.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { useTexts } from '../text/use-texts.ts';

/** An account number that is masked until the user reveals it. */
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
