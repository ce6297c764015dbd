// The result of a decision for each request; some can succeed while others fail.
import { getRequest } from '../../../../generated/calls/requests.ts';
import type { DecisionResult, DecisionTarget, OrdinaryDecisionKind, PlannedItem } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { DecisionResultLine } from '../../../components/deciding/decision-result.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { MoneyWaitNote } from '../../../components/receipt/money-wait-note.tsx';
import { RouteLine } from '../../../components/route/route-line.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Queue } from '../../../components/queue/queues.ts';
import { NextRequest } from './next-request.tsx';
import { statusOf } from './result-status.ts';
import { useCurrentStatus, type CurrentStatus } from './use-current-status.ts';
import type { Decided } from './use-decide.ts';

type DecidedItem = Pick<PlannedItem, 'refNo' | 'menuAccess' | 'customerName' | 'amount'>;

const requestKeyOf = ({ taskId, refNo, menuAccess }: DecisionTarget) => ({ taskId, refNo, menuAccess });

interface OutcomeProps {
  readonly queue: Queue;
  readonly decision: OrdinaryDecisionKind | 'cancel';
  readonly decided: Decided;
  /** The requests, for their names. */
  readonly items: readonly DecidedItem[];
  /** The requests that the address names. */
  readonly targets?: readonly DecisionTarget[];
}

interface ResultProps {
  readonly result: DecisionResult;
  readonly item: DecidedItem | undefined;
  readonly now: CurrentStatus;
}

function Result({ result, item, now }: ResultProps) {
  const shown = statusOf(now.status);
  const status = shown && <StatusLabel status={shown} waitsForMoney={now.waitsForMoney} />;
  return (
    <DecisionResultLine {...result} name={item?.customerName ?? ''} status={status}>
      {item?.amount && <Amount amount={item.amount} isStrong />}
      {now.waitsForMoney && item && (
        <div className="order-last basis-full">
          <MoneyWaitNote waits={now.waitsForMoney} refNo={item.refNo} menuAccess={item.menuAccess} />
        </div>
      )}
    </DecisionResultLine>
  );
}

/** Who acted and who acts next on the only request, as the bank says now. */
function useRouteNow({ decision, decided: { results, receipt }, targets = [] }: OutcomeProps) {
  const [only, ...others] = targets;
  const isAsked = decision !== 'cancel' && only && others.length === 0 && results.every(({ accepted }) => accepted);
  const read = useRead(getRequest, isAsked ? { body: requestKeyOf(only) } : null);
  return read.data?.route ?? receipt?.route;
}

export function Outcome(props: OutcomeProps) {
  const t = useTexts('requests');
  const { queue, decision, items } = props;
  const { results } = props.decided;
  const route = useRouteNow(props);
  const accepted = results.filter((result) => result.accepted).length;
  const refused = results.length - accepted;
  const title = accepted > 0 ? t(`done.${decision}`, { count: accepted }) : t('done.nothing');
  const statusNow = useCurrentStatus({ decision, results });
  const itemOf = (refNo: string) => items.find((item) => item.refNo === refNo);
  return (
    <>
      <div role="status">
        <PageHeader title={title} actions={<NextRequest queue={queue} decided={results.map(({ refNo }) => refNo)} />} />
      </div>
      {refused > 0 && (
        <Banner tone="refused" title={t('outcome.left', { count: refused })} isUrgent>
          {t('outcome.refusedText')}
        </Banner>
      )}
      <Card>
        <Section title={t('outcome.results')}>
          <ul className="ruled">
            {results.map((result) => (
              <Result key={result.refNo} result={result} item={itemOf(result.refNo)} now={statusNow(result)} />
            ))}
          </ul>
        </Section>
      </Card>
      {route && route.stages.length > 0 && <RouteLine route={route} />}
    </>
  );
}
