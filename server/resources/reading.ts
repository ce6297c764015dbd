// Reads the records of a resource, with the actions that the caller may start on each.
import type { Language } from '../../domain/language.ts';
import { shownParameters } from '../../domain/parameters.ts';
import { adminName } from '../../generated/field-bounds.ts';
import type { ChangeImpact, DropdownOption, NameAvailability, PageInfo, RecordAction } from '../../generated/types.ts';
import type { Context, ReadingTexts } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { loadViewer } from '../tasks/viewer.ts';
import { isReserved } from '../tasks/holds.ts';
import { ongoingTask } from '../tasks/list-item.ts';
import { makes, type TaskViewer } from '../tasks/rules.ts';
import type { Definition, Offer, ResourceAction, ResourceTypes } from './definition.ts';
import { cascadeOf, impactFrom } from './impact.ts';
import { obstacles, ownTasks, surroundingsOf, type Surroundings } from './obstacles.ts';

const mostNamed = 5;

interface Looking {
  readonly viewer: TaskViewer;
  readonly language: Language;
}

/** The actions that the status of the record offers; none to a caller who may not make changes. */
function actionsOn<T extends ResourceTypes>(
  definition: Definition<T>,
  row: T['row'],
  surroundings: Surroundings<T>,
  { viewer, language }: Looking,
): RecordAction[] {
  if (!makes(viewer)) return [];
  const actions = Object.entries(definition.actions) as [ResourceAction, readonly string[]][];
  const offered = actions.filter(([action, statuses]) => action !== 'create' && statuses.includes(row.status));
  return offered.map(([action]) => {
    const [first] = obstacles(definition, { action, subject: { row, draft: null } }, surroundings);
    const { code = null, about = [], parameters, tasks } = first ?? {};
    return {
      action,
      allowed: code === null,
      code,
      ...(code === 'CA-1' && { about: about.slice(0, mostNamed), ...(tasks && { tasks: tasks.slice(0, mostNamed) }) }),
      ...(parameters && { parameters: shownParameters(parameters, language) }),
    };
  });
}

interface Seen<T extends ResourceTypes> {
  readonly row: T['row'];
  readonly facts: T['facts'];
  readonly offer: Offer;
}

async function seen<T extends ResourceTypes>(
  definition: Definition<T>,
  context: ReadingTexts,
  rows: readonly T['row'][],
): Promise<Seen<T>[]> {
  const viewer = await loadViewer(context);
  const subjects = rows.map((row) => ({ row, draft: null }));
  const surroundings = await surroundingsOf(definition, context, subjects);
  return rows.map((row) => {
    const tasks = ownTasks(definition, { row, draft: null }, surroundings).map((task) => ongoingTask(task, viewer));
    const [first = null, ...others] = tasks;
    const offer = {
      ongoingTask: first,
      ...(others.length > 0 && { otherTasks: others }),
      actions: actionsOn(definition, row, surroundings, { viewer, language: context.language }),
    };
    return { row, facts: surroundings.facts, offer };
  });
}

export async function readList<T extends ResourceTypes>(
  definition: Definition<T>,
  context: ReadingTexts,
  request: T['request'],
): Promise<{ items: T['summary'][]; page: PageInfo }> {
  const { rows, page } = await definition.list(context, request);
  const found = await seen(definition, context, rows);
  return { items: found.map(({ row, facts, offer }) => definition.summary(row, facts, offer)), page };
}

async function loadOne<T extends ResourceTypes>(definition: Definition<T>, { db, who }: ReadingTexts, id: string) {
  const [row] = await definition.find(db, who.companyId, [id], false);
  if (!row) throw new Refusal('193');
  return row;
}

export async function readDetail<T extends ResourceTypes>(
  definition: Definition<T>,
  context: ReadingTexts,
  id: string,
): Promise<T['detail']> {
  const [found] = await seen(definition, context, [await loadOne(definition, context, id)]);
  if (!found) throw new Refusal('193');
  return definition.detail(context, found.row, found.facts, found.offer);
}

export interface ImpactQuestion<Draft> {
  readonly id: string;
  readonly action: ResourceAction;
  /** The values that a form would submit. */
  readonly draft?: Draft | undefined;
  /** The task that the change would repair. */
  readonly repairedId?: string | undefined;
}

export async function readImpact<T extends ResourceTypes>(
  definition: Definition<T>,
  context: Context,
  { id, action, draft, repairedId }: ImpactQuestion<T['draft']>,
): Promise<ChangeImpact> {
  const isNew = action === 'create' && draft !== undefined;
  const subject = { row: isNew ? null : await loadOne(definition, context, id), draft: draft ?? null };
  const surroundings = await surroundingsOf(definition, context, [subject]);
  const blockers = obstacles(definition, { action, subject }, surroundings, repairedId);
  const question = { action, subject, facts: surroundings.facts };
  const cascade = blockers.length === 0 ? await cascadeOf(definition, context, question) : null;
  return impactFrom(cascade, blockers, context.language);
}

export async function checkName<T extends ResourceTypes>(
  { naming, recordKind }: Definition<T>,
  { db, who }: ReadingTexts,
  { name, exceptId }: { readonly name: string; readonly exceptId?: string },
): Promise<NameAvailability> {
  if (!name.trim()) throw new Refusal('9090').at('name');
  const id = await naming?.find(db, who.companyId, name);
  const isFree = id === undefined || id === exceptId;
  const available = isFree && !(await isReserved(db, who.companyId, { recordKind, name }, exceptId));
  return { available, noSpecialCharacters: adminName.pattern.test(name) };
}

export const optionOf = ({ id, name }: { readonly id: string; readonly name: string }): DropdownOption => ({
  text: name,
  value: id,
  id,
  searchKeyword: name,
  showDropdown: true,
});
