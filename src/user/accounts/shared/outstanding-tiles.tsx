import type { OutstandingAccount } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Tile } from '../../../ui/tile.tsx';
import { Tiles } from '../../../ui/tiles.tsx';

/** The available balance, the booked balance, and the amounts that explain the difference. */
export function OutstandingTiles({ outstanding }: { readonly outstanding: OutstandingAccount }) {
  const t = useTexts('holdings');
  const format = useFormat();
  const { availableBalance, ledgerBalance, holdAmount, overdraftLimit, lastUpdate } = outstanding;
  return (
    <Tiles>
      <Tile label={t('detail.available')} note={t('detail.asOf', { moment: format.moment(lastUpdate) })}>
        <Amount amount={availableBalance} size="large" />
      </Tile>
      <Tile label={t('detail.ledger')}>
        <Amount amount={ledgerBalance} size="large" />
      </Tile>
      <Tile label={t('detail.hold')}>
        <Amount amount={holdAmount} size="large" />
      </Tile>
      {overdraftLimit && (
        <Tile label={t('detail.overdraft')}>
          <Amount amount={overdraftLimit} size="large" />
        </Tile>
      )}
    </Tiles>
  );
}
