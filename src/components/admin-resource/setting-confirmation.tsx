// The confirmation of a setting: its differences, and the button that submits them.
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import type { AdminTaskReceipt } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { TakesFailure } from '../failure/attempt.ts';
import { titleOf } from '../shell/shown-menu.ts';
import { useTexts } from '../text/use-texts.ts';
import { ConfirmationFrame, NothingToConfirm } from './confirmation-frame.tsx';
import { usePlanned } from './planned-change.ts';
import { settingFormPath, settingPath, type PlannedSetting, type SettingScreens } from './setting.ts';

interface SettingConfirmationProps<Values> {
  readonly screens: SettingScreens;
  differencesOf(planned: PlannedSetting<Values>): readonly ShownChange[];
  send(planned: PlannedSetting<Values>): Promise<AdminTaskReceipt>;
  /** Names the field of the form for a field of the request. */
  atField(failure: FieldFailure, planned: PlannedSetting<Values>): FieldFailure;
  impactOf?(planned: PlannedSetting<Values>): ReactNode;
}

function Planned<Values>(props: SettingConfirmationProps<Values> & { readonly planned: PlannedSetting<Values> }) {
  const { screens, differencesOf, send, atField, impactOf, planned } = props;
  const titles = useTexts('screens');
  const navigate = useNavigate();
  const { goBackToForm } = usePlanned<PlannedSetting<Values>>();
  const takes: TakesFailure = ({ fields }, channel) => {
    if (channel !== 'inline' || fields.length === 0) return false;
    const refused = fields.map((field) => atField(field, planned));
    void goBackToForm(settingFormPath(screens, planned), planned, refused);
    return true;
  };
  return (
    <ConfirmationFrame
      differences={differencesOf(planned)}
      impact={impactOf?.(planned)}
      name={titles(titleOf(screens.list))}
      finish={settingPath(screens, 'finish')}
      send={() => send(planned)}
      takes={takes}
      onBack={() => void navigate(-1)}
    />
  );
}

export function SettingConfirmation<Values>(props: SettingConfirmationProps<Values>) {
  const { planned } = usePlanned<PlannedSetting<Values>>();
  if (!planned) return <NothingToConfirm form={settingPath(props.screens, 'edit')} />;
  return <Planned {...props} planned={planned} />;
}
