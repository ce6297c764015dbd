import type { UnderlyingDocument, UnderlyingStatus } from '../../../generated/types.ts';
import { usedPercentage } from '../../../domain/limit-use.ts';
import { fromWire, money } from '../../../domain/money.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { UsageBar } from '../../ui/usage-bar.tsx';

/** The used percentage of a document, including amounts reserved by unfinished requests. */
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

/** A document with any other status cannot be used, so no remaining amount is shown. */
const counted: readonly UnderlyingStatus[] = ['usable', 'used-up'];

/** The remaining amount of a document, with a bar of the used part. */
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
