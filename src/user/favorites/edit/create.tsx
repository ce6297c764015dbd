import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { submitFavorite } from '../../../../generated/calls/favorites.ts';
import type { FavoriteForm as Wire, PaymentNoteKind, SubmitReceipt } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { FavoriteForm } from '../../../components/favorite-form/favorite-form.tsx';
import { emptyFavorite } from '../../../components/favorite-form/favorite-values.ts';
import { ForeignFavoriteForm } from '../../../components/favorite-form/foreign/foreign-favorite-form.tsx';
import { emptyForeignFavorite } from '../../../components/favorite-form/foreign/foreign-favorite-values.ts';
import { useSentAddress } from '../../../components/receipt/use-sent-address.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { useResetScrollAndFocus } from '../../../components/shell/use-reset-scroll-and-focus.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { FavoriteReceiptReading } from './favorite-receipt-reading.tsx';
import { FavoriteReceipt } from './favorite-receipt.tsx';

interface Sent {
  readonly receipt: SubmitReceipt;
  readonly form: Wire;
}

const everyType = ['LCY', 'FCY'] as const;
type CreatedType = (typeof everyType)[number];

/** The types that the maker may pay by. */
function useTypes(): readonly CreatedType[] {
  const { services } = usePerson();
  return everyType.filter((type) =>
    type === 'FCY' ? services.includes('SVC_FCY_TT') : services.some((one) => one.startsWith('SVC_LCY_')),
  );
}

function TypeChoice({
  types,
  type,
}: {
  readonly types: readonly CreatedType[];
  readonly type: CreatedType | undefined;
}) {
  const t = useTexts('favorites');
  const kinds = useTexts('kinds');
  const [, setParameters] = useSearchParams();
  return (
    <Card>
      <RadioCards
        label={t('form.type')}
        choices={types.map((id) => ({ id, label: kinds(`type.${id}`) }))}
        value={type ?? ''}
        onChange={(id) => setParameters({ type: id }, { replace: true })}
        columns={2}
      />
    </Card>
  );
}

export function Component() {
  const t = useTexts('favorites');
  const screens = useTexts('screens');
  const write = useWrite(submitFavorite, { refreshes: ['requests', 'transactions'] });
  const [sent, setSent] = useState<Sent>();
  const address = useSentAddress();
  const types = useTypes();
  const [parameters] = useSearchParams();
  const type = types.find((one) => one === parameters.get('type')) ?? types[0];
  useResetScrollAndFocus(sent ?? address.sent?.refNo);
  function startAgain(): void {
    setSent(undefined);
    address.leave();
  }
  const sending = {
    send: (form: Wire, confirmed: PaymentNoteKind[]) =>
      write.send({ body: { form, ...(confirmed.length > 0 && { confirmed }) } }),
    onDone: (receipt: SubmitReceipt, form: Wire) => {
      setSent({ receipt, form });
      address.show(receipt);
    },
  };
  if (sent) return <FavoriteReceipt {...sent} onNew={startAgain} />;
  if (address.sent) return <FavoriteReceiptReading sent={address.sent} onNew={startAgain} />;
  return (
    <>
      <PageHeader
        {...crumbsTo({ href: paths.favorites, label: screens('favorites') })}
        title={screens('favoriteCreate')}
        description={t('form.intro')}
      />
      {types.length > 1 && <TypeChoice types={types} type={type} />}
      {type === 'LCY' && <FavoriteForm initial={emptyFavorite} draft={{ name: 'favorite' }} {...sending} />}
      {type === 'FCY' && (
        <ForeignFavoriteForm initial={emptyForeignFavorite} draft={{ name: 'favorite abroad' }} {...sending} />
      )}
    </>
  );
}
