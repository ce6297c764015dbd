import { Link } from 'react-router-dom';
import { getMyProfile } from '../../../generated/calls/session.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../failure/reading.tsx';
import { usePerson } from '../shell/person.ts';
import { ownPages } from '../shell/shown-menu.ts';
import { useTexts } from '../text/use-texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ContactForm } from './contact-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { TokenCard } from './token-card.tsx';

function Awaited() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}

export function Component() {
  const t = useTexts('session');
  const profile = useRead(getMyProfile, {});
  const change = (
    <Link to={ownPages(usePerson()).password} className={buttonClass('quiet')}>
      {t('profile.changePassword')}
    </Link>
  );
  return (
    <div className="grid gap-5">
      <PageHeader title={t('profile.title')} description={t('profile.description')} actions={change} />
      <Reading read={profile} skeleton={<Awaited />}>
        {(data) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <ProfileFacts profile={data} />
              <TokenCard token={data.token} />
            </div>
            <div className="grid gap-6">
              <ContactForm profile={data} />
              <LeaveForm profile={data} />
              <PreferencesForm preferences={data.preferences} />
            </div>
          </div>
        )}
      </Reading>
    </div>
  );
}
