// Cancels several returned requests one by one; each can fail by itself.
import { useState } from 'react';
import { cancelRequest, listRequestsToRepair } from '../../../../generated/calls/requests.ts';
import type { DecisionResult, RequestListItem } from '../../../../generated/types.ts';
import { isApiError } from '../../../api/api-error.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { sumsByCurrency } from '../../../lib/sums-by-currency.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DecisionHeader, NothingChosen } from '../decide/decision-frame.tsx';
import { DecidedBefore } from '../decide/decided-before.tsx';
import { Outcome } from '../decide/outcome.tsx';
import { PayeeCell } from '../list/payee-cell.tsx';
import { mayDecide } from '../../../components/queue/rights.ts';
import { targetOf, useTargets } from '../../../components/queue/targets.ts';

const MOST = 100;

function useCancelEach(items: readonly RequestListItem[]) {
  const write = useWrite(cancelRequest, { refreshes: ['transactions', 'accounts', 'notifications'] });
  async function cancel(item: RequestListItem): Promise<DecisionResult> {
    const { refNo, revision } = item;
    try {
      const { status } = await write.send({ body: targetOf(item) });
      return { refNo, revision, accepted: true, status, code: null };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const code = error.code as NonNullable<DecisionResult['code']>;
      return { refNo, revision, accepted: false, status: item.status, code, parameters: { ...error.parameters } };
    }
  }
  return async () => {
    const results: DecisionResult[] = [];
    for (const item of items) results.push(await cancel(item));
    return results;
  };
}

interface CancellingProps {
  readonly items: readonly RequestListItem[];
  onDone(results: readonly DecisionResult[]): void;
}

function Cancelling({ items, onDone }: CancellingProps) {
  const t = useTexts('requests');
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const cancelEach = useCancelEach(items);
  const sum = sumsByCurrency(items.flatMap(({ amount }) => amount ?? [])).map(format.money);
  async function start(): Promise<void> {
    setPending(true);
    onDone(await cancelEach().finally(() => setPending(false)));
  }
  return (
    <>
      <Card isFlush>
        <ul className="ruled" aria-label={t('plan.items')}>
          {items.map((item) => (
            <li key={item.taskId} className="flex flex-wrap items-baseline justify-between gap-4 px-4 py-3 sm:px-5">
              <PayeeCell row={item} />
              {item.amount && <Amount amount={item.amount} isStrong />}
            </li>
          ))}
        </ul>
      </Card>
      <Button variant="danger" icon="x" className="self-end" isPending={isPending} onPress={() => void start()}>
        {t('button.cancel', { count: items.length, sum: sum.join(' + ') || t('plan.noAmount') })}
      </Button>
    </>
  );
}

interface Done {
  readonly results: readonly DecisionResult[];
  readonly items: readonly RequestListItem[];
}

export function Component() {
  const { targets, isDecided, markDecided } = useTargets();
  const [done, setDone] = useState<Done>();
  function show(now: Done): void {
    setDone(now);
    markDecided();
  }
  if (done) return <Outcome queue="repair" decision="cancel" decided={done} items={done.items} />;
  const asking = <Asking onDone={show} />;
  if (!isDecided) return asking;
  return (
    <DecidedBefore decision="cancel" targets={targets} instead={asking}>
      {(results, items) => <Outcome queue="repair" decision="cancel" decided={{ results }} items={items} />}
    </DecidedBefore>
  );
}

function Asking({ onDone }: { onDone(done: Done): void }) {
  const { targets } = useTargets();
  const read = useRead(listRequestsToRepair, { body: { page: { size: MOST } } });
  const isChosen = ({ taskId, rights }: RequestListItem) =>
    mayDecide(rights, 'cancel') && targets.some((target) => target.taskId === taskId);
  return (
    <>
      <DecisionHeader queue="repair" decision="cancel" />
      <Reading read={read} skeleton={<Skeleton className="h-60 w-full" />} fillsScreen>
        {(list) => {
          const items = list.items.filter(isChosen);
          if (items.length === 0) return <NothingChosen queue="repair" />;
          return <Cancelling items={items} onDone={(results) => onDone({ results, items })} />;
        }}
      </Reading>
    </>
  );
}
