// The result of a decision for each request; some can succeed while others fail.
import type { DecisionResult, OrdinaryDecisionKind, PlannedItem } from '../../../../generated/types.ts';
import { DecisionResultLine } from '../../../components/deciding/decision-result.tsx';
import { StatusLabel } from '../../../components/kinds/status-label.tsx';
import { Amount } from '../../../components/money/amount.tsx';
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

type DecidedItem = Pick<PlannedItem, 'refNo' | 'customerName' | 'amount'>;

interface OutcomeProps {
  readonly queue: Queue;
  readonly decision: OrdinaryDecisionKind | 'cancel';
  readonly decided: Decided;
  /** The requests, for their names. */
  readonly items: readonly DecidedItem[];
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
    </DecisionResultLine>
  );
}

export function Outcome({ queue, decision, decided: { results, receipt }, items }: OutcomeProps) {
  const t = useTexts('requests');
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
      {receipt && receipt.route.stages.length > 0 && <RouteLine route={receipt.route} />}
    </>
  );
}
