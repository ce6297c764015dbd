// Settings that a company changes as a whole: one record with a page, a form and a confirmation.
import type { OngoingTask, RecordAction, RecordStamp, RepairedTask } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { pathTo } from '../../paths.ts';

export interface SettingScreens {
  readonly list: ScreenPath;
  readonly edit: ScreenPath;
  readonly confirmation: ScreenPath;
  readonly finish: ScreenPath;
  /** The parameters of the addresses, such as the request type of a service level. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** What the bank says about every setting. */
export interface Setting {
  readonly ongoingTask: OngoingTask | null;
  readonly actions: readonly RecordAction[];
  readonly stamp: RecordStamp;
  readonly revision: number;
}

/** The change that the form passes to its confirmation. */
export interface PlannedSetting<Values> {
  readonly values: Values;
  readonly before: Values;
  readonly revision: number;
  readonly repair: RepairedTask | null;
}

type Step = 'edit' | 'confirmation' | 'finish';

export const settingPath = (screens: SettingScreens, step: Step, query: Readonly<Record<string, string>> = {}) =>
  pathTo(screens[step], query, screens.parameters ?? {});

/** Returns the address of the form that made the change. */
export const settingFormPath = (screens: SettingScreens, { repair }: Pick<PlannedSetting<unknown>, 'repair'>) =>
  settingPath(screens, 'edit', repair ? { taskId: repair.taskId } : {});
