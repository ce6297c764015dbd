// Where to go after a decision: on to the next request that the person can act on, or back to the list.
import { Link } from 'react-router-dom';
import { useRead } from '../../../api/read.ts';
import { byTimeLeft, detailPath, listPath, queueCalls, type Queue } from '../../../components/queue/queues.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';

interface NextRequestProps {
  readonly queue: Queue;
  /** The queue may be read before it knows of the decision. */
  readonly decided: readonly string[];
}

const mostRead = 30;

function useNext({ queue, decided }: NextRequestProps) {
  const list = useRead(queueCalls[queue], { body: { sort: byTimeLeft, page: { size: mostRead } } }).data;
  const waiting = list?.items.filter(({ refNo }) => !decided.includes(refNo)) ?? [];
  return waiting.find(({ rights }) => rights.some(({ allowed }) => allowed));
}

export function NextRequest(props: NextRequestProps) {
  const t = useTexts('requests');
  const { queue } = props;
  const next = useNext(props);
  const href = next && detailPath(queue, next);
  return (
    <>
      <Link to={listPath(queue)} className={buttonClass(href ? 'quiet' : 'primary')}>
        {t('outcome.back')}
      </Link>
      {href && (
        <Link to={href} className={buttonClass('primary')}>
          {t('outcome.next')}
        </Link>
      )}
    </>
  );
}
