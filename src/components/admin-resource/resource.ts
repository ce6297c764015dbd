// The definition that each kind of administration record gives to the shared screens.
import type {
  AdminRecordKind,
  AdminTaskReceipt,
  ChangeImpact,
  ImpactQuestion,
  OngoingTask,
  RecordAction,
  RecordChange,
  RecordStatus,
  RepairedTask,
} from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import type { Read } from '../../api/read.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import { pathTo } from '../../paths.ts';

/** A row or a detail of any kind. */
export interface AdminRecord {
  readonly id: string;
  readonly status: RecordStatus;
  readonly revision: number;
  readonly ongoingTask: OngoingTask | null;
  readonly actions: readonly RecordAction[];
}

/** The actions that a dialog confirms; edit has a form instead. */
export type DialogAction = ImpactQuestion['action'];
export type FormMode = 'create' | 'edit';

export interface ResourceScreens {
  readonly list: ScreenPath;
  readonly detail: ScreenPath;
  readonly create?: ScreenPath;
  readonly edit: ScreenPath;
  readonly confirmation: ScreenPath;
  readonly finish: ScreenPath;
  /** The path parameters that the addresses of this kind share. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** One field of a record, for the detail, the confirmation and the differences. */
export interface ResourceField<Values> {
  /** The name of the field in the differences of a task. */
  readonly id: string;
  readonly label: string;
  text(values: Values): string | null;
}

/** The change that a form passes to its confirmation. */
export interface PlannedChange<Values> {
  readonly mode: FormMode;
  readonly values: Values;
  /** The present values; null for a new record. */
  readonly before: Values | null;
  /** Null for a new record. */
  readonly id: string | null;
  readonly revision: number | null;
  /** The number of users that the change affects. */
  readonly userCount: number;
  readonly repair: RepairedTask | null;
}

/** The change that creates a record, without its values. */
export const newRecord = {
  mode: 'create',
  before: null,
  id: null,
  revision: null,
  userCount: 0,
  repair: null,
} as const;

interface Existing {
  readonly id: string;
  readonly revision: number;
  readonly userCount?: number;
}

/** The change of a record before the user types. */
export const editOf = <Values>({ id, revision, userCount = 0 }: Existing, values: Values): PlannedChange<Values> => ({
  mode: 'edit',
  values,
  before: values,
  id,
  revision,
  userCount,
  repair: null,
});

export interface AdminResource<Detail extends AdminRecord, Values> {
  readonly recordKind: AdminRecordKind;
  readonly icon: IconName;
  readonly screens: ResourceScreens;
  nameOf(detail: Detail): string;
  valuesOf(detail: Detail): Values;
  useFields(): readonly ResourceField<Values>[];
  useDetail(id: string | null): Read<Detail>;
  useImpact(question: ImpactQuestion | null): Read<ChangeImpact>;
  useSubmitAction(): (action: DialogAction, change: RecordChange) => Promise<AdminTaskReceipt>;
  useSubmit(): (change: PlannedChange<Values>) => Promise<AdminTaskReceipt>;
}

/** The part of a definition that a confirmation needs. */
export type ConfirmedResource<Values> = Pick<AdminResource<AdminRecord, Values>, 'screens' | 'useFields' | 'useSubmit'>;

export const detailPath = ({ detail, parameters }: ResourceScreens, id: string, action?: DialogAction) =>
  pathTo(detail, { id, action }, parameters);

export const formPath = ({ create, edit, parameters }: ResourceScreens, mode: FormMode, id?: string) =>
  mode === 'create' && create ? pathTo(create, {}, parameters) : pathTo(edit, { id }, parameters);

/** The form in which the change was typed. */
export const plannedFormPath = (
  screens: ResourceScreens,
  { mode, id, repair }: Pick<PlannedChange<unknown>, 'mode' | 'id' | 'repair'>,
) =>
  repair
    ? pathTo(screens.edit, { taskId: repair.taskId }, screens.parameters)
    : formPath(screens, mode, id ?? undefined);

export const stepPath = (screens: ResourceScreens, step: 'confirmation' | 'finish', pageMode: FormMode) =>
  pathTo(screens[step], {}, { ...screens.parameters, pageMode });
