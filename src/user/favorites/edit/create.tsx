import { useState } from 'react';
import { submitFavorite } from '../../../../generated/calls/favorites.ts';
import type { LocalFavorite, SubmitReceipt } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { FavoriteForm } from '../../../components/favorite-form/favorite-form.tsx';
import { emptyFavorite } from '../../../components/favorite-form/favorite-values.ts';
import { useSentAddress } from '../../../components/receipt/use-sent-address.ts';
import { useResetScrollAndFocus } from '../../../components/shell/use-reset-scroll-and-focus.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { FavoriteReceiptReading } from './favorite-receipt-reading.tsx';
import { FavoriteReceipt } from './favorite-receipt.tsx';

interface Sent {
  readonly receipt: SubmitReceipt;
  readonly form: LocalFavorite;
}

export function Component() {
  const t = useTexts('favorites');
  const screens = useTexts('screens');
  const write = useWrite(submitFavorite, { refreshes: ['requests', 'transactions'] });
  const [sent, setSent] = useState<Sent>();
  const address = useSentAddress();
  useResetScrollAndFocus(sent ?? address.sent?.refNo);
  function startAgain(): void {
    setSent(undefined);
    address.leave();
  }
  if (sent) return <FavoriteReceipt {...sent} onNew={startAgain} />;
  if (address.sent) return <FavoriteReceiptReading sent={address.sent} onNew={startAgain} />;
  return (
    <>
      <PageHeader
        {...crumbsTo({ href: paths.favorites, label: screens('favorites') })}
        title={screens('favoriteCreate')}
        description={t('form.intro')}
      />
      <FavoriteForm
        initial={emptyFavorite}
        draft="favorite"
        send={(form, confirmed) => write.send({ body: { form, ...(confirmed.length > 0 && { confirmed }) } })}
        onDone={(receipt, form) => {
          setSent({ receipt, form });
          address.show(receipt);
        }}
      />
    </>
  );
}
