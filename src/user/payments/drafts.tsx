// The user's drafts from all devices.
import { Link } from 'react-router-dom';
import { deleteDraft, listDrafts } from '../../../generated/calls/payments.ts';
import type { DraftSummary } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import { allDrafts } from '../../components/drafts/draft-queries.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { formLink } from '../../components/kinds/shown-kinds.ts';
import { Amount } from '../../components/money/amount.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Section } from '../../ui/section.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';

function useDeleting({ draftId, payeeName }: DraftSummary) {
  const t = useTexts('payments');
  const confirm = useConfirm();
  const { attempt } = useFailure();
  const write = useWrite(deleteDraft);
  return async () => {
    const isSure = await confirm({
      title: t('draft.deleteTitle'),
      message: t('draft.deleteText', { payee: payeeName ?? t('draft.noPayee') }),
      confirmLabel: t('draft.delete'),
      isDanger: true,
    });
    if (isSure) await attempt(() => write.send({ body: { draftId } }));
  };
}

function Draft({ draft }: { readonly draft: DraftSummary }) {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const remove = useDeleting(draft);
  const { draftId, transactionType, payeeName, amount, savedAt, expiresAt } = draft;
  const link = formLink(transactionType, { draftId });
  const name = payeeName ?? t('draft.noPayee');
  const dates = { moment: format.moment(savedAt), until: format.moment(expiresAt) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <TwoLines title={name} note={`${kinds(`type.${transactionType}`)} · ${t('draft.kept', dates)}`} />
      </div>
      {amount && <Amount amount={amount} isStrong />}
      <span className="ml-auto flex items-center gap-1">
        {link && (
          <Link to={link} className={buttonClass('quiet', 'small')}>
            {t('draft.continue')}
          </Link>
        )}
        <IconButton
          icon="trash"
          label={t('draft.deleteOf', { payee: name })}
          size="small"
          onPress={() => void remove()}
        />
      </span>
    </li>
  );
}

export function Drafts() {
  const t = useTexts('payments');
  const items = useRead(listDrafts, allDrafts).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={t('draft.title')} description={t('draft.text')}>
      <Card isFlush>
        <ul aria-label={t('draft.title')} className="ruled">
          {items.map((draft) => (
            <Draft key={draft.draftId} draft={draft} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}
