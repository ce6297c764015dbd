// An exceptional decision: who may take it and why, the request, the reason and the signature.
import { useState } from 'react';
import { getRequest } from '../../../../generated/calls/requests.ts';
import type { DecisionTarget, HistoryStep, RequestDetail } from '../../../../generated/types.ts';
import { zReason } from '../../../../generated/zod.gen.ts';
import { useRead } from '../../../api/read.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { ScreenReading } from '../../../components/failure/screen-reading.tsx';
import { ReasonField } from '../../../components/deciding/reason-field.tsx';
import { SignatureForm } from '../../../components/signature/signature-form.tsx';
import { usePerson } from '../../../components/shell/person.ts';
import { useResetScrollAndFocus } from '../../../components/shell/use-reset-scroll-and-focus.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NothingChosen } from '../decide/decision-frame.tsx';
import { DetailSkeleton } from '../../../ui/frame/detail-skeleton.tsx';
import { LateNotice } from '../../../components/late/late-notice.tsx';
import { RequestFacts } from '../detail/request-facts.tsx';
import { Exceptional } from '../detail/request-notices.tsx';
import { detailPath, type ExceptionalQueue } from '../../../components/queue/queues.ts';
import { findRight, useDisabledReason } from '../../../components/queue/rights.ts';
import { useTargets } from '../../../components/queue/targets.ts';
import { ExceptionalOutcome, type ExceptionalDone } from './exceptional-outcome.tsx';
import { SecondAnswer } from './second-answer.tsx';
import { exceptionalChallengeOf, useExceptional } from './use-exceptional.ts';
import { useFlagChecks } from './use-flag-checks.tsx';

interface DecidingProps {
  readonly queue: ExceptionalQueue;
  readonly target: DecisionTarget;
  readonly request: RequestDetail;
  onDone(done: ExceptionalDone): void;
}

const extra = { reason: zReason };

function Deciding({ queue, target, request, onDone }: DecidingProps) {
  const t = useTexts('requests');
  const whyNot = useDisabledReason();
  const deciding = useExceptional(queue);
  const lookedAt = useFlagChecks(target, request);
  const about = exceptionalChallengeOf(queue, request, target);
  const isSecond = findRight(request.rights, 'confirm-exceptional') !== undefined;
  const obstacle = whyNot(request.rights, isSecond ? 'confirm-exceptional' : queue);
  if (obstacle || !about) return <Banner tone="refused" title={obstacle ?? ''} />;
  if (request.late) return <LateNotice target={target} payee={request.transaction.customerName} late={request.late} />;
  if (isSecond)
    return (
      <SecondAnswer
        about={about}
        target={target}
        lookedAt={lookedAt}
        deciding={deciding}
        onDone={(answer, receipt) => onDone({ said: answer === 'confirm' ? 'doneConfirm' : 'doneDecline', receipt })}
      />
    );
  return (
    <>
      {lookedAt.checks}
      <SignatureForm
        about={about}
        extra={extra}
        submitLabel={t(`act.${queue}`)}
        disabledReason={lookedAt.disabledReason}
        sign={(signature, { reason = '' }) => deciding.first(lookedAt.target, reason, signature)}
        onDone={(receipt) => onDone({ said: 'doneFirst', receipt })}
      >
        <ReasonField description={t('exceptional.reasonNote')} />
      </SignatureForm>
    </>
  );
}

const sayings: Readonly<Partial<Record<HistoryStep['action'], ExceptionalDone['said']>>> = {
  'confirm-exceptional': 'doneConfirm',
  'decline-exceptional': 'doneDecline',
};

/** What this user decided on this revision before the page was loaded. */
function saidBefore({ steps, exceptional }: RequestDetail, { revision }: DecisionTarget, me: string) {
  if (exceptional?.state === 'awaiting-second-person' && exceptional.first?.userId === me) return 'doneFirst';
  const own = steps.findLast(
    (step) => step.revision === revision && step.actor?.userId === me && step.action in sayings,
  );
  return own && sayings[own.action];
}

const receiptOf = ({ refNo, transaction: { status } }: RequestDetail) => ({ refNo, status, notified: [] });

interface OutcomeProps {
  readonly queue: ExceptionalQueue;
  readonly request: RequestDetail;
  readonly what: ExceptionalDone;
}

function Outcome({ queue, request: { transaction }, what }: OutcomeProps) {
  return <ExceptionalOutcome queue={queue} payee={transaction.customerName} amount={transaction.amount} {...what} />;
}

function Asking({ queue, target }: { readonly queue: ExceptionalQueue; readonly target: DecisionTarget }) {
  const t = useTexts('requests');
  const { isDecided, markDecided } = useTargets();
  const me = usePerson().profile.userId;
  const [done, setDone] = useState<{ readonly what: ExceptionalDone; readonly request: RequestDetail }>();
  useResetScrollAndFocus(done);
  function show(what: ExceptionalDone, request: RequestDetail): void {
    setDone({ what, request });
    markDecided();
  }
  const { taskId, refNo, menuAccess } = target;
  const read = useRead(getRequest, done ? null : { body: { taskId, refNo, menuAccess } });
  const back = { href: detailPath(queue, target), label: refNo };
  if (done) return <Outcome queue={queue} {...done} />;
  return (
    <ScreenReading read={read} skeleton={<DetailSkeleton hasRoute />} back={back}>
      {(request) => {
        const said = isDecided && saidBefore(request, target, me);
        if (said) return <Outcome queue={queue} request={request} what={{ said, receipt: receiptOf(request) }} />;
        return (
          <>
            <PageHeader {...crumbsTo(back)} title={t(`act.${queue}`)} />
            <Exceptional exceptional={request.exceptional} />
            <RequestFacts request={request} />
            <Deciding queue={queue} target={target} request={request} onDone={(what) => show(what, request)} />
          </>
        );
      }}
    </ScreenReading>
  );
}

export function Component({ queue }: { readonly queue: ExceptionalQueue }) {
  const t = useTexts('requests');
  const [target] = useTargets().targets;
  if (target) return <Asking queue={queue} target={target} />;
  return (
    <>
      <PageHeader title={t(`act.${queue}`)} />
      <NothingChosen queue={queue} />
    </>
  );
}
