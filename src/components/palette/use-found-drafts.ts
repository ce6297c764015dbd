// The user's drafts. The bank cannot search them, so all are read and filtered here.
import { listDrafts } from '../../../generated/calls/payments.ts';
import type { DraftSummary } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { isFound } from '../../lib/palette-match.ts';
import { allDrafts } from '../drafts/draft-queries.ts';
import { paymentForms } from '../kinds/payment-forms.ts';
import { formLink } from '../kinds/shown-kinds.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { shortestSearch, mostOfAKind, type PaletteResult } from './palette-result.ts';

export function useFoundDrafts(search: string): PaletteResult {
  const t = useTexts('shell');
  const format = useFormat();
  const person = usePerson();
  const isPayer = Object.values(paymentForms).some(({ screen }) => mayOpenScreen(person, screen));
  const isAsked = isPayer && search.length >= shortestSearch;
  const { data, isLoading } = useRead(listDrafts, isAsked ? allDrafts : null);
  const itemOf = ({ draftId, transactionType, payeeName, amount, savedAt }: DraftSummary) => ({
    id: draftId,
    label: payeeName ?? t('palette.draftUnnamed'),
    detail: [amount && format.money(amount), format.moment(savedAt)].filter(Boolean).join(' · '),
    to: formLink(transactionType, { draftId }),
  });
  const items = (data?.items ?? [])
    .map(itemOf)
    .flatMap(({ to, ...item }) => (to ? [{ ...item, to }] : []))
    .filter(({ label, detail }) => isFound(search, label, `${detail} ${t('find.drafts')}`));
  return { items: items.slice(0, mostOfAKind), isLoading };
}
