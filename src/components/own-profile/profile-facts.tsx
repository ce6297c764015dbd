import type { MyProfile } from '../../../generated/types.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';

function useFacts(profile: MyProfile) {
  const t = useTexts('session');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const { lastLoginAt, identityExpiresOn } = profile;
  return [
    { label: t('profile.name'), value: profile.name },
    { label: t('profile.userId'), value: profile.userId },
    { label: t('profile.company'), value: profile.companyName },
    { label: t('profile.roles'), value: profile.roles.map((role) => kinds(`role.${role}`)).join(', ') },
    { label: t('profile.identity'), value: `${profile.identityType} ${profile.maskedIdentityNumber}` },
    ...(identityExpiresOn ? [{ label: t('profile.passportExpires'), value: format.date(identityExpiresOn) }] : []),
    { label: t('profile.userGroup'), value: profile.userGroup ?? t('profile.none') },
    { label: t('profile.subUserGroup'), value: profile.subUserGroup ?? t('profile.none') },
    { label: t('profile.lastLogin'), value: lastLoginAt ? format.moment(lastLoginAt) : t('profile.firstLogin') },
    { label: t('profile.passwordChanged'), value: format.moment(profile.passwordChangedAt) },
    { label: t('profile.passwordExpires'), value: format.moment(profile.passwordExpiresAt) },
  ];
}

export function ProfileFacts({ profile }: { readonly profile: MyProfile }) {
  const t = useTexts('session');
  return (
    <Section title={t('profile.who')}>
      <Card>
        <KeyValueList facts={useFacts(profile)} />
      </Card>
    </Section>
  );
}
