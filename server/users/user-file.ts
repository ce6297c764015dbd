// Several new users from a csv: each line has its own checks, task and result, so a refused one does not stop the rest.
import { fieldFailures } from '../../domain/field-failures.ts';
import { withoutHidden } from '../../domain/hidden-characters.ts';
import { cellFaultsOf, draftOfCells, isAdministrator } from '../../domain/user-file-draft.ts';
import { columnOf, mostUserLines, readUserFile, type UserCells, type UserLine } from '../../domain/user-file.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  AdminTaskReceipt,
  ServiceCode,
  UserFile,
  UserFileFault,
  UserFileLine,
  UserProfileDraft,
} from '../../generated/types.ts';
import type { Context, UploadedFile } from '../context.ts';
import { loadServerContract } from '../contract/load-contract.ts';
import { validatorOf, type Judge } from '../contract/validator.ts';
import type { Database } from '../db/database.ts';
import { nameKey } from '../tasks/holds.ts';
import { Refusal } from '../refusal.ts';
import { doOrUndo } from '../savepoint.ts';
import { tidyDraft } from './tidy-draft.ts';
import { profileFacts } from './profile-facts.ts';
import { isOfCompany, samePersonAs } from './profile-rules.ts';
import { findUserId, findProfiles } from './profile-store.ts';
import { userProfiles } from './user-profile.ts';

interface SubGroup {
  readonly id: string;
  readonly userGroupId: string;
  readonly services: readonly ServiceCode[];
}

interface Surroundings {
  readonly judge: Judge;
  readonly groups: ReadonlyMap<string, SubGroup>;
}

const structure = () => new Refusal('UPLOAD_STRUCTURE').at('file');

function textOf({ content }: UploadedFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    throw structure();
  }
}

function linesOf(file: UploadedFile | undefined): readonly UserLine[] {
  if (!file) throw new Refusal('400', {}, [{ field: 'file', code: '9090' }]);
  const lines = readUserFile(textOf(file));
  if (!lines) throw structure();
  if (lines.length === 0) throw new Refusal('UPLOAD_EMPTY').at('file');
  if (lines.length > mostUserLines)
    throw new Refusal('UPLOAD_TOO_MANY_RECORDS', { most: String(mostUserLines) }).at('file');
  return lines;
}

async function readGroups(db: Database, companyId: string): Promise<ReadonlyMap<string, SubGroup>> {
  const rows = await db
    .selectFrom('sub_user_groups')
    .select(['group_id as id', 'name', 'user_group_id as userGroupId', 'services'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map(({ name, ...group }) => [nameKey(name), group]));
}

async function judgeOfDrafts(): Promise<Judge> {
  const document = await loadServerContract();
  return validatorOf(document).of(document.components.schemas['UserProfileDraft'] ?? {});
}

const unique = (faults: readonly UserFileFault[]): UserFileFault[] =>
  [...new Map(faults.toReversed().map((fault) => [fault.column, fault])).values()].toReversed();

function schemaFaults(judge: Judge, draft: object): UserFileFault[] {
  return fieldFailures(judge(draft)).map(({ field, code, parameters = {} }) => ({
    column: columnOf(field),
    code,
    parameters,
  }));
}

const isDraft = (draft: object, faults: readonly UserFileFault[]): draft is UserProfileDraft => faults.length === 0;

/** Without a known kind of identity, no number can be right or wrong. */
const isReported =
  (own: readonly UserFileFault[]) =>
  ({ column }: UserFileFault) =>
    column !== 'identityNumber' || own.every((fault) => fault.column !== 'identityType');

/** The draft of a line, or the faults of its cells. */
function readLine({ cells, faults }: UserLine, { judge, groups }: Surroundings): UserProfileDraft | UserFileFault[] {
  if (faults.some(({ column }) => column === '(line)')) return [...faults];
  const group = groups.get(nameKey(cells.subUserGroup));
  const isUnknown = cells.subUserGroup !== '' && !group && !isAdministrator(cells);
  const unknown: UserFileFault[] = isUnknown ? [{ column: 'subUserGroup', code: '193', parameters: {} }] : [];
  const draft = draftOfCells(cells, group);
  const own = unique([...faults, ...cellFaultsOf(cells), ...unknown]);
  const found = unique([...own, ...schemaFaults(judge, draft).filter(isReported(own))]);
  return isDraft(draft, found) ? tidyDraft(draft) : found;
}

const withinDraft = (field: string) => field.replace(/^userProfile\./, '');

function faultOf({ language }: Context, refusal: Refusal): UserFileFault {
  const { parameters = {}, errors } = refusal.shown(language);
  const [at] = errors;
  const column = at ? columnOf(withinDraft(at.field)) : '(line)';
  return { column, code: refusal.code, parameters };
}

async function carryOut(context: Context, mode: UserFile['mode'], draft: UserProfileDraft) {
  if (mode === 'submit') return userProfiles.create(context, draft);
  await userProfiles.checkCreation(context, draft);
  return null;
}

const longestShown = 100;
const shown = (cell: string) => [...withoutHidden(cell)].slice(0, longestShown).join('');

function resultOf(
  { line, cells }: UserLine,
  faults: readonly UserFileFault[],
  more: { readonly samePerson?: string[]; readonly task?: AdminTaskReceipt | null } = {},
): UserFileLine {
  const { samePerson = [], task = null } = more;
  return {
    line,
    userId: shown(cells.userId),
    name: shown(cells.name),
    accepted: faults.length === 0,
    code: faults[0]?.code ?? null,
    faults: [...faults],
    samePerson,
    task,
  };
}

/** A line that other cells refuse says too that its user ID is taken or of another company. */
async function idFaults({ db, who }: Context, { cells: { userId } }: UserLine): Promise<UserFileFault[]> {
  if (userId === '') return [];
  if (!isOfCompany(userId, who.companyId)) return [{ column: 'userId', code: '72', parameters: {} }];
  const isTaken = (await findUserId(db, who.companyId, userId)) !== undefined;
  return isTaken ? [{ column: 'userId', code: 'ADMIN_USER_ID_TAKEN', parameters: {} }] : [];
}

const isSamePerson = (one: UserCells) => (other: UserCells) =>
  one.identityType === other.identityType && one.identityNumber === other.identityNumber;

async function othersOf(context: Context, draft: UserProfileDraft, before: readonly UserLine[], cells: UserCells) {
  const known = samePersonAs(draft, await profileFacts(context, [{ row: null, draft }]));
  const inFile = before
    .filter((line) => isSamePerson(cells)(line.cells))
    .map((line) => `${shown(line.cells.name)} (${shown(line.cells.userId).toUpperCase()})`);
  return [...new Set([...known, ...inFile])].slice(0, 50);
}

export const uploadUserProfiles: Handlers<Context>['uploadUserProfiles'] = async ({ body }, context) => {
  const { db, who, files } = context;
  const lines = linesOf(files[0]);
  await findProfiles(db, who.companyId, [], true);
  const surroundings = { judge: await judgeOfDrafts(), groups: await readGroups(db, who.companyId) };
  const results: UserFileLine[] = [];
  for (const [index, line] of lines.entries()) {
    const read = readLine(line, surroundings);
    if (Array.isArray(read)) {
      results.push(resultOf(line, unique([...read, ...(await idFaults(context, line))])));
      continue;
    }
    const before = lines.slice(0, index).filter((_, earlier) => results[earlier]?.accepted);
    const samePerson = await othersOf(context, read, before, line.cells);
    const done = await doOrUndo(db, () => carryOut(context, body.mode, read));
    const isRefused = done instanceof Refusal;
    results.push(
      resultOf(line, isRefused ? [faultOf(context, done)] : [], { samePerson, ...(!isRefused && { task: done }) }),
    );
  }
  const accepted = results.filter((result) => result.accepted).length;
  return { mode: body.mode, accepted, refused: results.length - accepted, results };
};
