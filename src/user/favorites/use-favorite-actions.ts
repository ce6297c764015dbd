// The actions on a favorite, for its row and its page. An action that is not possible has a reason.
import { useNavigate } from 'react-router-dom';
import { deleteFavorite } from '../../../generated/calls/favorites.ts';
import type { FavoriteAction, FavoriteSummary } from '../../../generated/types.ts';
import { useWrite } from '../../api/write.ts';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { useFieldText } from '../../components/failure/use-failure-words.ts';
import { payLinkOf } from '../../components/kinds/shown-kinds.ts';
import { usePerson } from '../../components/shell/person.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast-queue.ts';

export function useDeleteFavorite(): (favorite: FavoriteSummary) => Promise<boolean> {
  const t = useTexts('favorites');
  const common = useTexts('common');
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const write = useWrite(deleteFavorite);
  return async ({ favoriteId, revision, favoriteName, payeeName }) => {
    const isSure = await confirm({
      title: t('delete.title', { name: favoriteName }),
      message: t('delete.text', { payee: payeeName }),
      confirmLabel: t('delete.confirm'),
      cancelLabel: common('action.cancel'),
      isDanger: true,
    });
    if (!isSure) return false;
    const { isDone } = await attempt(() => write.send({ body: { favoriteId, revision } }));
    if (isDone) showToast({ tone: 'done', title: t('delete.done', { name: favoriteName }) });
    return isDone;
  };
}

export interface OfferedAction {
  readonly disabledReason?: string;
}

/** Undefined if the action is not offered to this user at all. */
export function useOffer(): (favorite: FavoriteSummary, action: FavoriteAction['action']) => OfferedAction | undefined {
  const fieldText = useFieldText();
  return ({ actions, createdBy }, action) => {
    const offered = actions.find((one) => one.action === action);
    if (!offered?.code) return offered && {};
    return { disabledReason: fieldText({ code: offered.code, parameters: { actor: createdBy.name } }) };
  };
}

/** The address where the favorite is paid; undefined if this user cannot pay this kind. */
export function usePayLink(): (favorite: FavoriteSummary) => string | undefined {
  const person = usePerson();
  return ({ paymentType, favoriteId }) => payLinkOf(person, paymentType, { favoriteId });
}

export function useRepairLink() {
  const navigate = useNavigate();
  return ({ taskId, refNo }: FavoriteSummary) => {
    if (taskId && refNo) void navigate(paths.repair({ taskId, refNo, menuAccess: 'FAV' }));
  };
}
