// Creates a user, with the work of another one when the address names it.
import { Link, useSearchParams } from 'react-router-dom';
import { getUserProfileDetail } from '../../../generated/calls/users.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { userScreens } from './screens.ts';
import { UserForm } from './user-form.tsx';
import { copyOf, noValues, type PlannedUser } from './values.ts';

const newUser: PlannedUser = {
  mode: 'create',
  values: noValues,
  before: null,
  revision: null,
  repair: null,
  groups: {},
};

function Copied({ userId }: { readonly userId: string }) {
  const read = useRead(getUserProfileDetail, { body: { userId } });
  return (
    <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />} fillsScreen>
      {(detail) => <UserForm initialChange={{ ...newUser, values: copyOf(detail) }} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('users');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const like = parameters.get('like');
  const list = { href: pathTo(userScreens.list), label: screens('userProfiles') };
  return (
    <>
      <PageHeader
        {...crumbsTo(list)}
        title={screens('userProfileCreate')}
        description={
          like ? (
            <Link to={pathTo(userScreens.detail, { id: like })} className="underline">
              {t('form.copiedFrom', { userId: like })}
            </Link>
          ) : (
            t('form.createIntro')
          )
        }
      />
      {like ? <Copied userId={like} /> : <UserForm initialChange={newUser} />}
    </>
  );
}
