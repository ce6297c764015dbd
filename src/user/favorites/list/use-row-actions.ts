import { useNavigate } from 'react-router-dom';
import type { FavoriteSummary } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import type { MenuAction } from '../../../ui/menu.tsx';
import { useDeleteFavorite, useOffer, usePayLink, useRepairLink } from '../use-favorite-actions.ts';

export function useRowActions(): (favorite: FavoriteSummary) => MenuAction[] {
  const t = useTexts('favorites');
  const navigate = useNavigate();
  const offer = useOffer();
  const payLink = usePayLink();
  const remove = useDeleteFavorite();
  const repair = useRepairLink();
  return (favorite) => {
    const link = payLink(favorite);
    const edit = () => void navigate(paths.favoriteEdit(favorite.favoriteId));
    const choices: readonly (MenuAction | undefined)[] = [
      link
        ? {
            id: 'use',
            label: t('action.pay'),
            icon: 'send',
            onPress: () => void navigate(link),
            ...offer(favorite, 'use'),
          }
        : undefined,
      offer(favorite, 'repair') && {
        id: 'repair',
        label: t('action.repair'),
        icon: 'edit',
        onPress: () => repair(favorite),
      },
      offer(favorite, 'edit') && {
        id: 'edit',
        label: t('action.edit'),
        icon: 'edit',
        onPress: edit,
        ...offer(favorite, 'edit'),
      },
      offer(favorite, 'delete') && {
        id: 'delete',
        label: t('action.delete'),
        icon: 'trash',
        isDanger: true,
        onPress: () => void remove(favorite),
        ...offer(favorite, 'delete'),
      },
    ];
    return choices.filter((choice): choice is MenuAction => choice !== undefined);
  };
}
