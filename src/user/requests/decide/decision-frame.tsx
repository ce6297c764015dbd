// The common part of every confirmation: reads the requests from the bank, and shows the result afterwards.
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { previewDecision } from '../../../../generated/calls/requests.ts';
import type { DecisionPreview, DecisionTarget, OrdinaryDecisionKind } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useResetScrollAndFocus } from '../../../components/shell/use-reset-scroll-and-focus.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listPath, type Queue } from '../../../components/queue/queues.ts';
import { useTargets } from '../../../components/queue/targets.ts';
import { DecidedBefore } from './decided-before.tsx';
import { Outcome } from './outcome.tsx';
import { PlannedItems } from './planned-items.tsx';
import { LeftOut, PlanSums } from './plan-summary.tsx';
import type { Decided } from './use-decide.ts';

interface DecisionFrameProps {
  readonly queue: Queue;
  readonly decision: OrdinaryDecisionKind;
  /** Renders the decision below the requests, if at least one can be decided on. */
  children(ready: ReadyDecision): ReactNode;
}

export interface ReadyDecision {
  readonly preview: DecisionPreview;
  /** The requests for which the bank would accept the decision. */
  readonly targets: readonly DecisionTarget[];
  onDecided(decided: Decided): void;
}

export function NothingChosen({ queue }: { readonly queue: Queue }) {
  const t = useTexts('requests');
  const link = (
    <Link to={listPath(queue)} className={buttonClass('quiet')}>
      {t('plan.toList')}
    </Link>
  );
  return (
    <Card>
      <EmptyState icon="tasks" title={t('plan.nothing')} action={link}>
        {t('plan.nothingText')}
      </EmptyState>
    </Card>
  );
}

export function DecisionHeader({ queue, decision }: { queue: Queue; decision: OrdinaryDecisionKind | 'cancel' }) {
  const t = useTexts('requests');
  return (
    <PageHeader
      {...crumbsTo({ href: listPath(queue), label: t(`tab.${queue}`) })}
      title={t(`ask.${decision}`)}
      description={t(`explain.${decision}`)}
    />
  );
}

const readyOf = ({ items }: DecisionPreview, targets: readonly DecisionTarget[]) =>
  targets.filter(({ refNo }) => items.some((item) => item.refNo === refNo && item.ready));

interface DecidedNow {
  readonly outcome: Decided;
  readonly preview: DecisionPreview;
}

export function DecisionFrame(props: DecisionFrameProps) {
  const { queue, decision } = props;
  const { targets, isDecided, markDecided } = useTargets();
  const [decided, setDecided] = useState<DecidedNow>();
  useResetScrollAndFocus(decided);
  function show(now: DecidedNow): void {
    setDecided(now);
    markDecided();
  }
  const shown = { queue, decision, targets };
  if (decided) return <Outcome {...shown} decided={decided.outcome} items={decided.preview.items} />;
  const asking = <Asking {...props} onDone={show} />;
  if (!isDecided) return asking;
  return (
    <DecidedBefore decision={decision} targets={targets} instead={asking}>
      {(results, items) => <Outcome {...shown} decided={{ results }} items={items} />}
    </DecidedBefore>
  );
}

function Asking({ queue, decision, children, onDone }: DecisionFrameProps & { onDone(decided: DecidedNow): void }) {
  const { targets, leaveOut } = useTargets();
  const isAsked = targets.length > 0;
  const read = useRead(previewDecision, isAsked ? { body: { decision, items: [...targets] } } : null, {
    keepsPrevious: true,
  });
  return (
    <>
      <DecisionHeader queue={queue} decision={decision} />
      {targets.length === 0 ? (
        <NothingChosen queue={queue} />
      ) : (
        <Reading read={read} skeleton={<Skeleton className="h-80 w-full" />} fillsScreen>
          {(preview) => (
            <>
              <LeftOut preview={preview} queue={queue} />
              <PlannedItems items={preview.items} targets={targets} onLeaveOut={leaveOut}>
                <PlanSums preview={preview} />
              </PlannedItems>
              {preview.ready > 0 &&
                children({
                  preview,
                  targets: readyOf(preview, targets),
                  onDecided: (outcome) => onDone({ outcome, preview }),
                })}
            </>
          )}
        </Reading>
      )}
    </>
  );
}
