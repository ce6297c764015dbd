// The drafts of the person; the bank cannot search them, so all are read and narrowed here.
import { listDrafts } from '../../../generated/calls/payments.ts';
import type { DraftSummary } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { isFound } from '../../lib/palette-match.ts';
import { paths } from '../../paths.ts';
import { draftsOfTransfers } from '../drafts/drafts-of-transfers.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { shortestSearch, mostOfAKind, type Answered } from './palette-answer.ts';

export function useFoundDrafts(search: string): Answered {
  const t = useTexts('shell');
  const format = useFormat();
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), '/services/local-currency-transfer');
  const { data, isLoading } = useRead(listDrafts, isAsked ? draftsOfTransfers : null);
  const itemOf = ({ draftId, payeeName, amount, savedAt }: DraftSummary) => ({
    id: draftId,
    label: payeeName ?? t('palette.draftUnnamed'),
    detail: [amount && format.money(amount), format.moment(savedAt)].filter(Boolean).join(' · '),
    to: paths.localTransfer({ draftId }),
  });
  const items = (data?.items ?? [])
    .map(itemOf)
    .filter(({ label, detail }) => isFound(search, label, `${detail} ${t('find.drafts')}`));
  return { items: items.slice(0, mostOfAKind), isLoading };
}
