import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { FavoriteAction, FavoriteSummary } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button, type ButtonProps } from '../../../ui/button.tsx';
import { useDeleteFavorite, useOffer, usePayLink, useRepairLink } from '../use-favorite-actions.ts';
import { ShareDialog } from './share-dialog.tsx';

type Action = FavoriteAction['action'];

interface OfferedButtonProps extends Pick<ButtonProps, 'icon' | 'variant'> {
  readonly favorite: FavoriteSummary;
  readonly action: Exclude<Action, 'use'>;
  readonly onPress: () => void;
}

function OfferedButton({ favorite, action, ...button }: OfferedButtonProps) {
  const t = useTexts('favorites');
  const offered = useOffer()(favorite, action);
  if (!offered) return null;
  return (
    <Button variant="quiet" {...button} {...offered}>
      {t(`action.${action}`)}
    </Button>
  );
}

function Pay({ favorite }: { readonly favorite: FavoriteSummary }) {
  const t = useTexts('favorites');
  const link = usePayLink()(favorite);
  const offered = useOffer()(favorite, 'use');
  if (!link || !offered) return null;
  if (offered.disabledReason)
    return (
      <Button icon="send" disabledReason={offered.disabledReason}>
        {t('action.pay')}
      </Button>
    );
  return (
    <Link to={link} className={buttonClass('primary')}>
      {t('action.pay')}
    </Link>
  );
}

export function ViewActions({ favorite }: { readonly favorite: FavoriteSummary }) {
  const navigate = useNavigate();
  const remove = useDeleteFavorite();
  const repair = useRepairLink();
  const [isSharing, setSharing] = useState(false);

  async function removeAndLeave(): Promise<void> {
    if (await remove(favorite)) void navigate(paths.favorites);
  }

  return (
    <>
      <OfferedButton favorite={favorite} action="delete" icon="trash" onPress={() => void removeAndLeave()} />
      <OfferedButton favorite={favorite} action="share" icon="users" onPress={() => setSharing(true)} />
      <OfferedButton
        favorite={favorite}
        action="edit"
        icon="edit"
        onPress={() => void navigate(paths.favoriteEdit(favorite.favoriteId))}
      />
      <OfferedButton
        favorite={favorite}
        action="repair"
        icon="edit"
        variant="primary"
        onPress={() => repair(favorite)}
      />
      <Pay favorite={favorite} />
      {isSharing && <ShareDialog favorite={favorite} onClose={() => setSharing(false)} />}
    </>
  );
}
