// Lines of a csv of users.
import { userFileColumns, type UserCells } from '../../domain/user-file.ts';
import { user } from './request-bank.ts';

export const group = 'Keuangan Jakarta';

let people = 0;
/** A line of a maker whom no other line names. */
export function person(id: string, change: Partial<UserCells> = {}): UserCells {
  people += 1;
  return {
    userId: user(id),
    name: 'Putri Anggraini',
    email: 'putri@nusantara.co.id',
    mobilePhoneNumber: '081386672210',
    roles: 'MK',
    identityType: 'KTP',
    identityNumber: `3174041207${String(910_000 + people)}`,
    identityExpiresOn: '',
    tokenType: '',
    serialNumber: '',
    subUserGroup: group,
    services: 'ALL',
    access: 'inquiry insights',
    exceptional: '',
    ...change,
  };
}

export const header = (separator = ',') => userFileColumns.join(separator);
export const lineOf = (cells: UserCells, separator = ',') =>
  userFileColumns.map((column) => cells[column]).join(separator);
export const csvOf = (...lines: readonly UserCells[]) => [header(), ...lines.map((cells) => lineOf(cells))].join('\n');
