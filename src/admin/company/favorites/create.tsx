import { useSearchParams } from 'react-router-dom';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { createdTypes, favoriteScreens, newFavorite, type FavoriteChange } from './company-favorite.ts';
import { CompanyForm } from './company-form.tsx';

export function Component() {
  const t = useTexts('company');
  const kinds = useTexts('kinds');
  const screens = useTexts('screens');
  const [parameters, setParameters] = useSearchParams();
  const { planned } = usePlanned<FavoriteChange>();
  const named = parameters.get('type') ?? planned?.values?.paymentType;
  const type = createdTypes.find((one) => one === named) ?? 'LCY';
  const list = { href: pathTo(favoriteScreens.list), label: screens('companyFavorites') };
  return (
    <>
      <PageHeader
        {...crumbsTo(list)}
        title={screens('companyFavoriteCreate')}
        description={t('favorite.createIntro')}
      />
      <Card>
        <RadioCards
          label={t('favorite.type')}
          choices={createdTypes.map((id) => ({ id, label: kinds(`type.${id}`) }))}
          value={type}
          onChange={(id) => setParameters({ type: id }, { replace: true })}
          columns={3}
        />
      </Card>
      <CompanyForm key={type} initialChange={newFavorite} type={type} />
    </>
  );
}
