import { useSearchParams } from 'react-router-dom';
import { isOrdinary, type Queue } from '../../../components/queue/queues.ts';
import { RejectScreen } from './reject-form.tsx';

/** One screen for all queues; the address names the queue to return to. */
export function Component() {
  const [parameters] = useSearchParams();
  const named = (parameters.get('queue') ?? '') as Queue;
  return <RejectScreen queue={isOrdinary(named) ? named : 'verify'} decision="reject" />;
}
