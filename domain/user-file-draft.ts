// The profile that one line of a csv of users asks for.
import type { AccessToggles, ServiceCode, UserFileFault } from '../generated/types.ts';
import { toggleNames, isAdministratorRole } from './user-access.ts';
import type { UserCells, UserFileCell } from './user-file.ts';

export const wordsIn = (cell: string): string[] => cell.split(/\s+/).filter(Boolean);

const needed: readonly UserFileCell[] = [
  'userId',
  'name',
  'email',
  'mobilePhoneNumber',
  'roles',
  'identityType',
  'identityNumber',
];
/** An administrator is in no group and has no access. */
const ofCorporateUsers: readonly UserFileCell[] = ['subUserGroup', 'services', 'access', 'exceptional'];

const exceptionalNames = ['approver', 'releaser'];

export const isAdministrator = ({ roles }: UserCells): boolean => wordsIn(roles).some(isAdministratorRole);

const isKnown = (names: readonly string[], cell: string) => wordsIn(cell).every((word) => names.includes(word));

function missing(cells: UserCells): UserFileCell[] {
  const empty = needed.filter((column) => cells[column] === '');
  const group: UserFileCell[] = isAdministrator(cells) || cells.subUserGroup ? [] : ['subUserGroup'];
  const lastDay: UserFileCell[] =
    cells.identityType === 'Passport' && !cells.identityExpiresOn ? ['identityExpiresOn'] : [];
  const serial: UserFileCell[] = cells.tokenType === 'Hard Token' && !cells.serialNumber ? ['serialNumber'] : [];
  return [...empty, ...lastDay, ...group, ...serial];
}

const wrong = (column: UserFileCell, isWrong: boolean): UserFileCell[] => (isWrong ? [column] : []);

function outsideTheList(cells: UserCells): UserFileCell[] {
  return [
    ...wrong('identityType', !['', 'KTP', 'Passport'].includes(cells.identityType)),
    ...wrong('identityExpiresOn', cells.identityType === 'KTP' && cells.identityExpiresOn !== ''),
    ...wrong('tokenType', !['', 'Soft Token', 'Hard Token'].includes(cells.tokenType)),
    ...wrong('serialNumber', cells.tokenType !== 'Hard Token' && cells.serialNumber !== ''),
    ...wrong('access', !isKnown(toggleNames, cells.access)),
    ...wrong('exceptional', !isKnown(exceptionalNames, cells.exceptional)),
    ...(isAdministrator(cells) ? ofCorporateUsers.filter((column) => cells[column] !== '') : []),
  ];
}

/** The faults that the cells show without the data of the company, one a column. */
export function cellFaultsOf(cells: UserCells): UserFileFault[] {
  const found = new Map<UserFileCell, UserFileFault>();
  for (const column of outsideTheList(cells)) found.set(column, { column, code: 'FIELD_NOT_IN_LIST', parameters: {} });
  for (const column of missing(cells)) found.set(column, { column, code: '9090', parameters: {} });
  return [...found.values()];
}

function identityOf({ identityType, identityNumber: number, identityExpiresOn: expiresOn }: UserCells) {
  if (identityType !== 'Passport') return { identityType: 'KTP', identityNumber: number };
  return { identityType, passportNumber: number, ...(expiresOn !== '' && { expiresOn }) };
}

function tokenOf({ tokenType, serialNumber }: UserCells) {
  if (tokenType === '') return {};
  return { token: tokenType === 'Hard Token' ? { tokenType, serialNumber } : { tokenType } };
}

const accessOf = ({ access }: UserCells): AccessToggles => {
  const isOn = (name: keyof AccessToggles) => wordsIn(access).includes(name);
  return {
    commonVisibility: isOn('commonVisibility'),
    editQuickUpload: isOn('editQuickUpload'),
    viewPayrollDetail: isOn('viewPayrollDetail'),
    fileTransferPayment: isOn('fileTransferPayment'),
    fileTransferReport: isOn('fileTransferReport'),
    cancelForwardDated: isOn('cancelForwardDated'),
    insights: isOn('insights'),
    inquiry: isOn('inquiry'),
  };
};

/** Each service is allowed in every role of the user. The code is checked with the whole draft. */
const allowanceFor = (roles: readonly string[]) => {
  const flag = (role: string) => (roles.includes(role) ? 1 : 2);
  return { allowMaker: flag('MK'), allowVerifier: flag('VF'), allowApprover: flag('AP'), allowReleaser: flag('RL') };
};

export interface SubUserGroupOfLine {
  readonly id: string;
  readonly userGroupId: string;
  readonly services: readonly ServiceCode[];
}

/** The draft as the contract of createUserProfile is held against it. */
export function draftOfCells(cells: UserCells, group: SubUserGroupOfLine | undefined): object {
  const { userId, name, email, mobilePhoneNumber } = cells;
  const roles = wordsIn(cells.roles);
  const person = { userId, name, email, mobilePhoneNumber, roles, identity: identityOf(cells), ...tokenOf(cells) };
  if (isAdministrator(cells)) return { area: 'administration', ...person, userGroupId: null, subUserGroupId: null };
  const services = cells.services === 'ALL' ? (group?.services ?? []) : wordsIn(cells.services);
  const exceptional = wordsIn(cells.exceptional);
  return {
    area: 'corporate',
    ...person,
    userGroupId: group?.userGroupId ?? 'none',
    subUserGroupId: group?.id ?? 'none',
    access: accessOf(cells),
    allowances: services.map((serviceType) => ({ serviceType, ...allowanceFor(roles) })),
    exceptionalApprover: exceptional.includes('approver'),
    exceptionalReleaser: exceptional.includes('releaser'),
  };
}
