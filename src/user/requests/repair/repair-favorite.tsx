// The form of a favorite filled with a request that was sent back.
import { resubmitFavorite } from '../../../../generated/calls/favorites.ts';
import type { RequestDetail } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { editableFavoriteIn, FavoriteFormByType } from '../../../components/favorite-form/favorite-form-by-type.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { RepairPage, useShowRepaired } from './repair-page.tsx';

function Repairing({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('favorites');
  const write = useWrite(resubmitFavorite, { refreshes: ['requests', 'transactions'] });
  const onDone = useShowRepaired(request);
  const { taskId, refNo, revision, transaction } = request;
  const form = editableFavoriteIn(transaction.transactionDetails);
  if (!form) return <Banner tone="inform" title={t('form.notHere')} />;
  return (
    <FavoriteFormByType
      form={form}
      owner={{ exceptRefNo: refNo }}
      draft={{ name: `favorite-repair ${refNo}` }}
      send={(repaired, confirmed) =>
        write.send({
          body: { taskId, refNo, revision, form: repaired, ...(confirmed.length > 0 && { confirmed }) },
        })
      }
      onDone={onDone}
    />
  );
}

export const Component = () => <RepairPage>{(request) => <Repairing request={request} />}</RepairPage>;
