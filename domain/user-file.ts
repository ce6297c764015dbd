// A csv of new users: its columns, its lines, and which cells a fault of a profile is about.
import type { UserFileColumn, UserFileFault } from '../generated/types.ts';
import { csvLines, type CsvLine } from './csv-lines.ts';
import { hasHidden } from './hidden-characters.ts';
import { asSpreadsheetText } from './spreadsheet-text.ts';

export type UserFileCell = Exclude<UserFileColumn, '(line)'>;

export const userFileColumns = [
  'userId',
  'name',
  'email',
  'mobilePhoneNumber',
  'roles',
  'identityType',
  'identityNumber',
  'identityExpiresOn',
  'tokenType',
  'serialNumber',
  'subUserGroup',
  'services',
  'access',
  'exceptional',
] as const satisfies readonly UserFileCell[];

export const mostUserLines = 100;

export type UserCells = Readonly<Record<UserFileCell, string>>;

export interface UserLine {
  readonly line: number;
  readonly cells: UserCells;
  readonly faults: readonly UserFileFault[];
}

/** Null when the first line does not name each column once. */
export type UserLines = readonly UserLine[] | null;

const lower = (text: string) => text.toLowerCase();
const keys = new Map(userFileColumns.map((column) => [lower(column), column]));

function headerOf(first: CsvLine | undefined): UserFileCell[] | null {
  const named = (first?.cells ?? []).flatMap((cell) => keys.get(lower(cell)) ?? []);
  const isWhole = named.length === first?.cells?.length && new Set(named).size === userFileColumns.length;
  return isWhole && named.length === userFileColumns.length ? named : null;
}

const unreadable = '\uFFFD';
const isFormula = (cell: string) => asSpreadsheetText(cell) !== cell;

function cellFaults(cells: UserCells): UserFileFault[] {
  return userFileColumns
    .filter((column) => {
      const cell = cells[column];
      return isFormula(cell) || hasHidden(cell) || cell.includes(unreadable);
    })
    .map((column) => ({ column, code: 'FIELD_CHARACTERS', parameters: {} }));
}

const count = String(userFileColumns.length);

const ofLine = (code: UserFileFault['code'], parameters = {}): UserFileFault[] => [
  { column: '(line)', code, parameters },
];

function lineFaults(cells: readonly string[] | null): UserFileFault[] {
  if (!cells) return ofLine('FIELD_FORMAT');
  if (cells.length < userFileColumns.length) return ofLine('FIELD_TOO_FEW', { least: count });
  return cells.length > userFileColumns.length ? ofLine('FIELD_TOO_MANY', { most: count }) : [];
}

/** No value of a user has a line break, but a spreadsheet may hold one, for example between the services of a cell. */
const onOneLine = (cell: string) => cell.replaceAll(/\s*[\r\n]+\s*/g, ' ');

function lineOf({ line, cells }: CsvLine, header: readonly UserFileCell[]): UserLine {
  const cellAt = (column: UserFileCell) => onOneLine(cells?.[header.indexOf(column)] ?? '');
  const named = Object.fromEntries(userFileColumns.map((column) => [column, cellAt(column)])) as UserCells;
  const faults = lineFaults(cells);
  return { line, cells: named, faults: faults.length > 0 ? faults : cellFaults(named) };
}

function repeated(lines: readonly UserLine[], column: UserFileCell): Set<UserLine> {
  const seen = new Set<string>();
  return new Set(
    lines.filter(({ cells }) => {
      const key = lower(cells[column]);
      const isRepeated = key !== '' && seen.has(key);
      seen.add(key);
      return isRepeated;
    }),
  );
}

/** Each user ID and each token may be in one line only; the second is at fault. */
function withRepetitions(lines: readonly UserLine[]): UserLine[] {
  const unique = ['userId', 'serialNumber'] as const;
  const found = unique.map((column) => ({ column, lines: repeated(lines, column) }));
  return lines.map((line) => {
    const faults = found
      .filter((one) => one.lines.has(line))
      .map(({ column }): UserFileFault => ({ column, code: 'FIELD_REPEATED', parameters: {} }));
    return { ...line, faults: [...line.faults, ...faults] };
  });
}

export function readUserFile(text: string): UserLines {
  const [first, ...rest] = csvLines(text);
  const header = headerOf(first);
  return header && withRepetitions(rest.map((line) => lineOf(line, header)));
}

const ofFields: Readonly<Record<string, UserFileCell>> = {
  identity: 'identityNumber',
  'identity.identityType': 'identityType',
  'identity.expiresOn': 'identityExpiresOn',
  'token.tokenType': 'tokenType',
  token: 'serialNumber',
  userGroupId: 'subUserGroup',
  subUserGroupId: 'subUserGroup',
  allowances: 'services',
  exceptionalApprover: 'exceptional',
  exceptionalReleaser: 'exceptional',
};

/** The column that holds a field of the profile, such as identity.passportNumber. */
export function columnOf(path: string): UserFileColumn {
  const [first = ''] = path.split('.');
  return ofFields[path] ?? ofFields[first] ?? keys.get(lower(first)) ?? '(line)';
}
