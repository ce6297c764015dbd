// What is said about the taken rail: that a cheaper one is open, or that the rail which the user chose is not possible.
import type { RailOffer, TransferType } from '../../../../generated/types.ts';
import { cheaperRail } from '../../../../domain/rail-choice.ts';
import { useFieldText } from '../../failure/use-failure-words.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { railOf } from './use-rail-from-offers.ts';
import type { TransferValues } from './transfer-values.ts';

interface RailRemarksProps {
  readonly items: readonly RailOffer[];
  readonly cheapest: TransferType | null;
}

const offerOf = (items: readonly RailOffer[], rail: TransferType | '' | undefined) =>
  items.find(({ transferType }) => transferType === rail);

/** Says that another rail is cheaper, without changing the taken rail. */
function Cheaper({ items, cheapest }: RailRemarksProps) {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const chosen = useFieldValue<TransferValues['transferType']>('transferType');
  const offer = offerOf(items, cheaperRail(items.map(railOf), { chosen, recommended: cheapest })?.name);
  if (!offer) return null;
  return <>{t('transfer.cheaper', { rail: kinds(`rail.${offer.transferType}`), amount: format.money(offer.fee) })}</>;
}

/** The words about a wished rail that is closed; undefined while it is taken or none is wished for. */
function useLostWish(items: readonly RailOffer[]): string | undefined {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const fieldText = useFieldText();
  const wished = useFieldValue<TransferValues['railWish']>('railWish');
  const taken = useFieldValue<TransferValues['transferType']>('transferType');
  const offer = offerOf(items, wished);
  if (wished === '' || offer?.open) return undefined;
  const rail = kinds(`rail.${wished}`);
  const reason = offer?.code
    ? fieldText({ code: offer.code, ...(offer.parameters && { parameters: offer.parameters }) })
    : t('transfer.notReached');
  const now = taken && taken !== wished ? t('transfer.takenInstead', { rail: kinds(`rail.${taken}`) }) : '';
  return [t('transfer.lostRail', { rail }), reason, now, t('transfer.railReturns', { rail })].filter(Boolean).join(' ');
}

/** A live region, which stays in the page so that a change is read out. */
export function RailRemarks({ items, cheapest }: RailRemarksProps) {
  const lost = useLostWish(items);
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {lost ?? <Cheaper items={items} cheapest={cheapest} />}
    </p>
  );
}
