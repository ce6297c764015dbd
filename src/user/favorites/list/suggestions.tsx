// Payees that are paid often or were paid recently, and payees worth saving as a favorite.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FavoriteRecommendation } from '../../../../generated/types.ts';
import { SaveFavoriteDialog } from '../../../components/favorite-form/save-favorite-dialog.tsx';
import { payLinkOf } from '../../../components/kinds/shown-kinds.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { usePerson } from '../../../components/shell/person.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';

interface SuggestionProps {
  readonly suggestion: FavoriteRecommendation;
  onSave(): void;
}

function Suggestion({ suggestion, onSave }: SuggestionProps) {
  const t = useTexts('favorites');
  const format = useFormat();
  const { kind, paymentType, refNo, favoriteId, favoriteName, payeeName, destinationBank } = suggestion;
  const { usedTimes, lastUsedAt, lastAmount } = suggestion;
  const payLink = payLinkOf(usePerson(), paymentType, { paidBefore: refNo });
  const why = kind === 'recently-used' ? format.moment(lastUsedAt) : t('suggest.times', { count: usedTimes });
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-lg border border-line p-3">
      <p className="text-sm text-ink-soft">
        {t(`suggest.${kind}`)} · <span className="figures">{why}</span>
      </p>
      <div className="min-w-0">
        <p className="truncate font-semibold">{favoriteName ?? payeeName}</p>
        <p className="truncate text-sm text-ink-soft">{destinationBank}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <Amount amount={lastAmount} />
        {favoriteId ? (
          payLink && (
            <Link to={payLink} className={buttonClass('quiet', 'small')}>
              {t('action.payAgain')}
            </Link>
          )
        ) : (
          <Button variant="quiet" size="small" icon="star" onPress={onSave}>
            {t('suggest.save')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Rendered only for users who can pay. Renders nothing if there are no suggestions. */
export function Suggestions({ items }: { readonly items: readonly FavoriteRecommendation[] }) {
  const t = useTexts('favorites');
  const [saved, save] = useState<FavoriteRecommendation>();
  if (items.length === 0) return null;
  return (
    <Card>
      <Section title={t('suggest.title')}>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {items.map((one) => (
            <Suggestion key={`${one.kind} ${one.refNo}`} suggestion={one} onSave={() => save(one)} />
          ))}
        </ul>
      </Section>
      {saved && <SaveFavoriteDialog refNo={saved.refNo} payeeName={saved.payeeName} onClose={() => save(undefined)} />}
    </Card>
  );
}
