import { getCompanySetup } from '../../../generated/calls/company.ts';
import type { CompanySetup } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { SettingPage } from '../../components/admin-resource/setting-page.tsx';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { edited, featureNames, setupScreens, textOf } from './company-setup.ts';
import { useSetupWords } from './use-setup-words.ts';

function Profile({ profile }: Pick<CompanySetup, 'profile'>) {
  const t = useTexts('company');
  const format = useFormat();
  const facts = [
    { label: t('profile.companyName'), value: profile.companyName },
    { label: t('profile.companyId'), value: profile.companyId },
    { label: t('profile.npwp'), value: textOf(profile.npwp) },
    { label: t('profile.lineOfBusiness'), value: textOf(profile.lineOfBusiness) },
    { label: t('profile.branchName'), value: textOf(profile.branchName) },
    { label: t('profile.relationshipManager'), value: textOf(profile.relationshipManager) },
    { label: t('profile.memberSince'), value: format.date(profile.memberSince) },
    { label: t('profile.access'), value: t(profile.isSingleAccess ? 'profile.single' : 'profile.several') },
  ];
  return (
    <Card>
      <Section title={t('profile.title')} description={t('profile.note')}>
        <KeyValueList facts={facts} />
      </Section>
    </Card>
  );
}

function Settings({ settings }: Pick<CompanySetup, 'settings'>) {
  const t = useTexts('company');
  const words = useTexts('administration');
  const textOf = useSetupWords();
  return (
    <Card>
      <Section title={t('settings.title')}>
        <KeyValueList
          facts={edited.map((name) => ({ label: words(`field.${name}`), value: textOf(name, settings) }))}
        />
      </Section>
    </Card>
  );
}

function Features({ features }: Pick<CompanySetup, 'features'>) {
  const t = useTexts('company');
  return (
    <Card>
      <Section title={t('features.title')} description={t('features.note')}>
        <KeyValueList
          facts={featureNames.map((name) => ({
            label: t(`features.${name}`),
            value: t(features[name] ? 'features.on' : 'features.off'),
          }))}
        />
      </Section>
    </Card>
  );
}

export function Component() {
  const t = useTexts('company');
  const read = useRead(getCompanySetup, {});
  return (
    <SettingPage read={read} screens={setupScreens} intro={t('setup.intro')}>
      {({ profile, settings, features }) => (
        <>
          <Settings settings={settings} />
          <Profile profile={profile} />
          <Features features={features} />
        </>
      )}
    </SettingPage>
  );
}
