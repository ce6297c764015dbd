import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SubmitReceipt } from '../../../generated/types.ts';
import { bankInstant } from '../../api/bank-time.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import type { SentOnce } from './use-sent-once.ts';

/** The bank keeps its answers for a day; under an older key it would take the payment for a new one. */
const ANSWERS_LAST = 20 * 3_600_000;

interface LostAnswerProps {
  readonly sending: SentOnce;
  onFound(receipt: SubmitReceipt): void;
}

/** Says that a submission got no answer, and lets the user ask what became of it. */
export function LostAnswer({ sending, onFound }: LostAnswerProps) {
  const t = useTexts('payments');
  const format = useFormat();
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  const { lost } = sending;
  if (!lost) return null;
  const isKnown = Date.now() - lost.sentAt < ANSWERS_LAST;

  async function find(): Promise<void> {
    setPending(true);
    const result = await attempt(() => sending.ask());
    setPending(false);
    if (result.isDone && result.output) onFound(result.output);
  }
  return (
    <Banner
      tone="wait"
      title={t('lost.title')}
      action={
        <span className="flex flex-wrap gap-2">
          {isKnown ? (
            <Button size="small" isPending={isPending} onPress={() => void find()}>
              {t('lost.ask')}
            </Button>
          ) : (
            <Button size="small" variant="quiet" onPress={sending.forget}>
              {t('lost.forget')}
            </Button>
          )}
          <Link to={paths.statusAll} className={buttonClass('quiet', 'small')}>
            {t('lost.list')}
          </Link>
        </span>
      }
    >
      <p>{t(isKnown ? 'lost.text' : 'lost.old', { moment: format.moment(bankInstant(lost.sentAt)) })}</p>
    </Banner>
  );
}
