import { SentReading } from '../../../components/receipt/sent-reading.tsx';
import type { SentKey } from '../../../components/receipt/use-sent-address.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { FavoriteReceipt } from './favorite-receipt.tsx';

interface FavoriteReceiptReadingProps {
  readonly sent: SentKey;
  readonly onNew?: () => void;
}

/** The receipt of a favorite that was submitted before this page was loaded. */
export function FavoriteReceiptReading({ sent, onNew }: FavoriteReceiptReadingProps) {
  const screens = useTexts('screens');
  const back = { href: paths.favorites, label: screens('favorites') };
  return (
    <SentReading sent={sent} menuAccess="FAV" back={back}>
      {(receipt, { transactionDetails: content }) =>
        content.kind === 'favorite' && (
          <FavoriteReceipt receipt={receipt} form={content.form} {...(onNew && { onNew })} />
        )
      }
    </SentReading>
  );
}
