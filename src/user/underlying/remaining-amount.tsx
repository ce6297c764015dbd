import type { UnderlyingDocument, UnderlyingStatus } from '../../../generated/types.ts';
import { usedPercentage } from '../../../domain/limit-use.ts';
import { fromWire, money } from '../../../domain/money.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { UsageBar } from '../../ui/usage-bar.tsx';

/** What is gone of a document: used, and held by requests that are not finished. */
function goneOf({ limitAmountEq, amountEqLldRemaing }: UnderlyingDocument): string {
  const [limit, left] = [fromWire(limitAmountEq), fromWire(amountEqLldRemaing)];
  if (!limit.ok || !left.ok) return '100';
  const { currency, minor } = limit.value;
  return usedPercentage({
    limit: limit.value,
    used: money(minor - left.value.minor, currency),
    reserved: money(0n, currency),
  });
}

/** Of any other document nothing can be used, so nothing is left. */
const counted: readonly UnderlyingStatus[] = ['usable', 'used-up'];

/** How much can still be used, as a bar that fills up. */
export function RemainingAmount({ document }: { readonly document: UnderlyingDocument }) {
  const t = useTexts('underlying');
  const format = useFormat();
  const { underlyingCode, limitAmountEq, amountEqLldRemaing, status } = document;
  if (!counted.includes(status))
    return <span className="figures text-ink-soft">{t('detail.worth', { amount: format.money(limitAmountEq) })}</span>;
  return (
    <UsageBar
      label={t('list.leftOf', { code: underlyingCode })}
      isLabelHidden
      used={Number(goneOf(document))}
      usedText={t('list.left', { amount: format.money(amountEqLldRemaing) })}
    >
      <span className="figures">{t('list.of', { amount: format.money(limitAmountEq) })}</span>
    </UsageBar>
  );
}
