// The requests of a decision, each with the reason if it cannot be decided on.
import type { ReactNode } from 'react';
import { groupedAccount } from '../../../../domain/masks.ts';
import type { DecisionTarget, PlannedItem } from '../../../../generated/types.ts';
import { LeftOutReason } from '../../../components/deciding/left-out-reason.tsx';
import { useKindName } from '../../../components/kinds/kind-label.tsx';
import { useSeriesWords } from '../../../components/kinds/recurring/use-series-words.ts';
import { usePaymentTitle } from '../../../components/kinds/payment-title.ts';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { exchangeIn, isIndication, useRateText } from '../../../components/transfer-facts/use-rate-text.ts';
import { LateNotice } from '../../../components/late/late-notice.tsx';
import { RequestFlags } from '../../../components/queue/request-flags.tsx';

interface PlannedItemsProps {
  readonly items: readonly PlannedItem[];
  readonly targets: readonly DecisionTarget[];
  onLeaveOut(refNo: string): void;
  /** Their sums. */
  readonly children?: ReactNode;
}

function Obstacle({ item, target }: { readonly item: PlannedItem; readonly target: DecisionTarget | undefined }) {
  const { late, ready, code, parameters, customerName } = item;
  if (late && target) return <LateNotice target={target} payee={customerName} late={late} />;
  if (ready || !code) return null;
  return <LeftOutReason failure={{ code, ...(parameters && { parameters }) }} />;
}

/** The destination of the money; for a file or cheque books, which ones they are. */
function usePlace(item: PlannedItem): string {
  const { about } = usePaymentTitle()(item);
  const { destination, destinationBank } = item;
  return about ?? [destinationBank, groupedAccount(destination)].filter(Boolean).join(' ');
}

function Facts({ item }: { readonly item: PlannedItem }) {
  const t = useTexts('requests');
  const kind = useKindName();
  const format = useFormat();
  const seriesWords = useSeriesWords();
  const rateText = useRateText();
  const { refNo, revision, executionDate, series, conversion } = item;
  const parts = [kind(item), format.date(executionDate), refNo, revision > 1 && t('detail.revision', { revision })];
  return (
    <span className="figures block text-sm text-ink-soft">
      <span className="block text-ink">{usePlace(item)}</span>
      {conversion && (
        <span className="block text-ink">
          {t(isIndication(conversion) ? 'plan.exchangedAbout' : 'plan.exchanged', {
            amount: format.money(conversion.debitAmount),
            rate: rateText(exchangeIn(conversion)),
          })}
        </span>
      )}
      {series && <span className="block text-ink">{seriesWords(series)}</span>}
      {parts.filter(Boolean).join(' · ')}
    </span>
  );
}

/** The status after the decision. */
function After({ item: { ready, statusAfter } }: { readonly item: PlannedItem }) {
  const t = useTexts('requests');
  if (!ready) return null;
  return (
    <span className="mt-1 flex items-center gap-1.5 text-sm">
      <span className="sr-only">{t('plan.after')}</span>
      <Icon name="arrow-right" size={14} className="text-ink-soft" />
      <StatusLabel status={statusAfter} />
    </span>
  );
}

export function PlannedItems({ items, targets, onLeaveOut, children }: PlannedItemsProps) {
  const t = useTexts('requests');
  const titleOf = usePaymentTitle();
  return (
    <Card isFlush>
      <ul aria-label={t('plan.items')} className="ruled">
        {items.map((item) => (
          <li key={item.refNo} className="flex flex-col gap-2 px-4 py-3 sm:px-5">
            <div className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="min-w-0 font-semibold">{titleOf(item).title}</span>
                  <span className="ml-auto">{item.amount && <Amount amount={item.amount} isStrong />}</span>
                </div>
                <Facts item={item} />
                <RequestFlags flags={item.flags} />
                <After item={item} />
              </div>
              {items.length > 1 && (
                <IconButton
                  icon="x"
                  size="small"
                  label={t('plan.remove', { refNo: item.refNo })}
                  onPress={() => onLeaveOut(item.refNo)}
                />
              )}
            </div>
            <Obstacle item={item} target={targets.find(({ refNo }) => refNo === item.refNo)} />
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
