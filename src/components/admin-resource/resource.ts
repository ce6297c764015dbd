// What one kind of record of administration tells the screens that all kinds share.
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

/** What is asked about in a dialog, with its impact; edit has a form of its own. */
export type DialogAction = ImpactQuestion['action'];
export type FormMode = 'create' | 'edit';

export interface ResourceScreens {
  readonly list: ScreenPath;
  readonly detail: ScreenPath;
  readonly create?: ScreenPath;
  readonly edit: ScreenPath;
  readonly confirmation: ScreenPath;
  readonly finish: ScreenPath;
}

/** One fact of a record, as the detail, the confirmation and the differences read it. */
export interface ResourceField<Values> {
  /** The name that the bank gives it in the differences of a task. */
  readonly id: string;
  readonly label: string;
  text(values: Values): string | null;
}

/** What a form hands to its confirmation. */
export interface PlannedChange<Values> {
  readonly mode: FormMode;
  readonly values: Values;
  /** What is in force; null for a new record. */
  readonly before: Values | null;
  /** Of a record that exists. */
  readonly id: string | null;
  readonly revision: number | null;
  /** How many people are in the record and feel the change. */
  readonly userCount: number;
  readonly repair: RepairedTask | null;
}

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

export const detailPath = ({ detail }: ResourceScreens, id: string, action?: DialogAction) =>
  pathTo(detail, { id, action });

export const formPath = ({ create, edit }: ResourceScreens, mode: FormMode, id?: string) =>
  mode === 'create' && create ? pathTo(create) : pathTo(edit, { id });

export const stepPath = (screens: ResourceScreens, step: 'confirmation' | 'finish', pageMode: FormMode) =>
  pathTo(screens[step], {}, { pageMode });
