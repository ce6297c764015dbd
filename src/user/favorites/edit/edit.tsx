import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { editFavorite, getFavorite } from '../../../../generated/calls/favorites.ts';
import type { FavoriteDetail, SubmitReceipt } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import {
  FavoriteFormByType,
  isEditable,
  type EditableFavorite,
} from '../../../components/favorite-form/favorite-form-by-type.tsx';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useSentAddress } from '../../../components/receipt/use-sent-address.ts';
import { useResetScrollAndFocus } from '../../../components/shell/use-reset-scroll-and-focus.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOffer } from '../use-favorite-actions.ts';
import { FavoriteReceiptReading } from './favorite-receipt-reading.tsx';
import { FavoriteReceipt } from './favorite-receipt.tsx';

interface Sent {
  readonly receipt: SubmitReceipt;
  readonly form: EditableFavorite;
}

interface EditorProps {
  readonly detail: FavoriteDetail;
  onSent(sent: Sent): void;
}

function Editor({ detail: { favorite, form: before }, onSent }: EditorProps) {
  const t = useTexts('favorites');
  const write = useWrite(editFavorite, { refreshes: ['requests', 'transactions'] });
  const offered = useOffer()(favorite, 'edit');
  if (!isEditable(before)) return <Banner tone="inform" title={t('form.notHere')} />;
  if (!offered) return <Banner tone="inform" title={t('form.notYours', { name: favorite.createdBy.name })} />;
  if (offered.disabledReason) return <Banner tone="wait" title={offered.disabledReason} />;
  const { favoriteId, revision } = favorite;
  return (
    <FavoriteFormByType
      form={before}
      owner={{ exceptId: favoriteId }}
      draft={{ name: `favorite ${favoriteId}` }}
      send={(form, confirmed) =>
        write.send({ body: { favoriteId, revision, form, ...(confirmed.length > 0 && { confirmed }) } })
      }
      onDone={(receipt, form) => onSent({ receipt, form })}
    />
  );
}

export function Component() {
  const address = useSentAddress();
  const [sent, setSent] = useState<Sent>();
  useResetScrollAndFocus(sent ?? address.sent?.refNo);
  function show(done: Sent): void {
    setSent(done);
    address.show(done.receipt);
  }
  if (sent) return <FavoriteReceipt {...sent} />;
  if (address.sent) return <FavoriteReceiptReading sent={address.sent} />;
  return <Editing onSent={show} />;
}

function Editing({ onSent }: Pick<EditorProps, 'onSent'>) {
  const t = useTexts('favorites');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const favoriteId = parameters.get('favoriteId') ?? '';
  const read = useRead(getFavorite, { body: { favoriteId } });
  const list = { href: paths.favorites, label: screens('favorites') };
  const view = {
    href: paths.favorite(favoriteId),
    label: read.data?.favorite.favoriteName ?? screens('favoriteView'),
  };
  return (
    <>
      <PageHeader {...crumbsTo(list, view)} title={screens('favoriteEdit')} description={t('form.editIntro')} />
      <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />} fillsScreen>
        {(detail) => <Editor key={detail.favorite.revision} detail={detail} onSent={onSent} />}
      </Reading>
    </>
  );
}
