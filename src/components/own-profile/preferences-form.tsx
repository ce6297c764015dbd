import { useState } from 'react';
import { changeMyPreferences } from '../../../generated/calls/session.ts';
import type { MyPreferences, NoticeTopic } from '../../../generated/types.ts';
import { zNoticeTopic } from '../../../generated/zod.gen.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../failure/use-failure.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast-queue.ts';

const topics: readonly NoticeTopic[] = zNoticeTopic.options;

function useSaving() {
  const t = useTexts('session');
  const change = useWrite(changeMyPreferences);
  const failure = useFailure();
  const save = async (preferences: MyPreferences) => {
    const result = await failure.attempt(() => change.send({ body: preferences }));
    if (result.isDone) showToast({ tone: 'done', title: t('profile.preferencesSaved') });
  };
  return { save, isPending: change.isPending };
}

export function PreferencesForm({ preferences }: { readonly preferences: MyPreferences }) {
  const t = useTexts('session');
  const { save, isPending } = useSaving();
  const [chosen, setChosen] = useState(preferences);
  const languages = [
    { id: 'EN', label: t('bank.english') },
    { id: 'ID', label: t('bank.indonesian') },
  ];
  return (
    <Section title={t('profile.preferences')}>
      <Card className="grid gap-5">
        <RadioList
          label={t('profile.language')}
          options={languages}
          value={chosen.language}
          onChange={(language) => setChosen({ ...chosen, language: language === 'ID' ? 'ID' : 'EN' })}
          isInRow
        />
        <CheckboxGroup
          label={t('profile.notices')}
          description={t('profile.noticesHint')}
          options={topics.map((topic) => ({ id: topic, label: t(`noticeTopic.${topic}`) }))}
          value={chosen.emailNotices}
          onChange={(ids) => setChosen({ ...chosen, emailNotices: topics.filter((topic) => ids.includes(topic)) })}
        />
        <Button className="justify-self-start" isPending={isPending} onPress={() => void save(chosen)}>
          {t('profile.savePreferences')}
        </Button>
      </Card>
    </Section>
  );
}
