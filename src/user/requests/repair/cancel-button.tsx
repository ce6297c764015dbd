import { useNavigate } from 'react-router-dom';
import type { RequestDetail } from '../../../../generated/types.ts';
import { listPath } from '../../../components/queue/queues.ts';
import { useDisabledReason } from '../../../components/queue/rights.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useCancelling } from './use-cancelling.ts';

/** Cancels a request instead of repairing it, and returns to the list. */
export function CancelButton({ request }: { readonly request: RequestDetail }) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const whyNot = useDisabledReason();
  const cancel = useCancelling(request);
  async function cancelAndLeave(): Promise<void> {
    if (await cancel()) await navigate(listPath('repair'));
  }
  return (
    <Button
      variant="quiet-danger"
      icon="x"
      disabledReason={whyNot(request.rights, 'cancel')}
      onPress={() => void cancelAndLeave()}
    >
      {t('act.cancel')}
    </Button>
  );
}
