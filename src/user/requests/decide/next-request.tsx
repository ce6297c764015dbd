// After a decision: links to the next request that the user can act on, or back to the list.
import { Link } from 'react-router-dom';
import { useRead } from '../../../api/read.ts';
import { byTimeLeft, detailPath, listPath, queueCalls, type Queue } from '../../../components/queue/queues.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';

interface NextRequestProps {
  readonly queue: Queue;
  /** The queue may still contain these requests when it is read. */
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
