import { setFavoriteAccount } from '../../../../generated/calls/accounts.ts';
import { useWrite } from '../../../api/write.ts';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

export interface Starred {
  readonly accountId: string;
  readonly accountName: string;
  readonly favorite: boolean;
}

/** Puts an account first in this user's lists, or removes it from there. */
export function FavoriteStar({ account: { accountId, accountName, favorite } }: { readonly account: Starred }) {
  const t = useTexts('holdings');
  const { attempt } = useFailure();
  const { isPending, send } = useWrite(setFavoriteAccount);
  // Shows the new state immediately; the list changes after the bank has stored it.
  const isOn = isPending ? !favorite : favorite;
  return (
    <IconButton
      icon="star"
      size="small"
      label={t('list.star', { name: accountName })}
      isOn={isOn}
      isDisabled={isPending}
      onPress={() => void attempt(() => send({ body: { accountId, favorite: !favorite } }))}
    />
  );
}
