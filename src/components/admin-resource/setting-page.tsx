// The page of a setting: its values, the waiting change, who changed it last, and the way to its form.
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Read } from '../../api/read.ts';
import { Button } from '../../ui/button.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { useDisabledReason } from '../failure/use-disabled-reason.ts';
import { useScreenTitle } from '../shell/use-screen-title.ts';
import { useTexts } from '../text/use-texts.ts';
import { RecordStamp } from './record-stamp.tsx';
import { settingPath, type Setting, type SettingScreens } from './setting.ts';
import { WaitingTask } from './waiting-task.tsx';

/** Opens the form. A forbidden edit shows the reason; an administrator who may not make changes has no button. */
export function EditSetting({ setting, screens }: { readonly setting: Setting; readonly screens: SettingScreens }) {
  const t = useTexts('administration');
  const disabledReason = useDisabledReason();
  const navigate = useNavigate();
  return setting.actions.map((offered) => (
    <Button
      key={offered.action}
      icon="edit"
      onPress={() => void navigate(settingPath(screens, 'edit'))}
      {...disabledReason(offered)}
    >
      {t(`action.${offered.action}`)}
    </Button>
  ));
}

interface SettingPageProps<Shown extends Setting> {
  readonly read: Read<Shown>;
  readonly screens: SettingScreens;
  readonly intro: string;
  children(setting: Shown): ReactNode;
}

export function SettingPage<Shown extends Setting>({ read, screens, intro, children }: SettingPageProps<Shown>) {
  const { data } = read;
  return (
    <>
      <PageHeader
        title={useScreenTitle()}
        description={intro}
        {...(data && { actions: <EditSetting setting={data} screens={screens} />, hasActionBar: true })}
      />
      <Reading read={read} skeleton={<Skeleton className="h-96 w-full" />} fillsScreen>
        {(setting) => (
          <>
            {setting.ongoingTask && <WaitingTask task={setting.ongoingTask} />}
            <DetailFrame side={<RecordStamp stamp={setting.stamp} />}>{children(setting)}</DetailFrame>
          </>
        )}
      </Reading>
    </>
  );
}
