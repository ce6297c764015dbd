import { bankInstant } from '../../api/bank-time.ts';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { Draft } from './use-draft.ts';

interface DraftOfferProps {
  readonly draft: Draft;
  /** Says what has changed since the draft was kept. */
  readonly remark?: string | undefined;
  /** True where nothing of the draft can be used any more. */
  readonly isUseless?: boolean;
}

/** Offers to restore values that were typed earlier but not sent. */
export function DraftOffer({ draft, remark, isUseless = false }: DraftOfferProps) {
  const t = useTexts('common');
  const format = useFormat();
  if (!draft.found) return null;
  const moment = format.moment(bankInstant(draft.found.savedAt));
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-inform-soft p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-inform">{t('form.draftTitle')}</p>
        <p className="text-sm">{t('form.draftText', { moment })}</p>
        {remark && <p className="text-sm font-medium">{remark}</p>}
      </div>
      {!isUseless && (
        <Button size="small" onPress={draft.use}>
          {t('form.draftUse')}
        </Button>
      )}
      <Button size="small" variant="quiet" onPress={() => void draft.drop()}>
        {t('form.draftDrop')}
      </Button>
    </div>
  );
}
