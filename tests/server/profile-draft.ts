// A profile that an administrator might create, with what a story changes in it.
import type { UserProfileDetail } from '../../generated/types.ts';
import { usualAccess } from './people.ts';
import { user } from './request-bank.ts';

export const maker = { allowMaker: 1, allowVerifier: 2, allowApprover: 2, allowReleaser: 2 };

export const ktp = (last: number) => ({
  identityType: 'KTP',
  identityNumber: `31740412079100${String(last).padStart(2, '0')}`,
});

export const draft = (id: string, change: object = {}) => ({
  area: 'corporate',
  userId: user(id),
  name: 'Putri Anggraini',
  email: 'putri.anggraini@nusantara.co.id',
  mobilePhoneNumber: '081386672210',
  roles: ['MK'],
  identity: ktp(1),
  userGroupId: 'ug-0001',
  subUserGroupId: 'sug-0001',
  access: usualAccess,
  allowances: [{ serviceType: 'SVC_LCY_BIFAST', ...maker }],
  exceptionalApprover: false,
  exceptionalReleaser: false,
  ...change,
});

export const hard = (serialNumber: string) => ({ tokenType: 'Hard Token', serialNumber });

/** A corporate user as the form sends it, with this change. */
export function formOf(detail: UserProfileDetail, change: object = {}) {
  const { userId, name, email, mobilePhoneNumber, roles, identity, token, access, allowances, revision } = detail;
  const { userGroup, subUserGroup, exceptionalApprover, exceptionalReleaser } = detail;
  const userProfile = {
    area: 'corporate',
    userId,
    name,
    email,
    mobilePhoneNumber,
    roles,
    identity,
    ...(token?.serialNumber && { token: hard(token.serialNumber) }),
    userGroupId: userGroup?.id,
    subUserGroupId: subUserGroup?.id,
    access,
    allowances,
    exceptionalApprover,
    exceptionalReleaser,
    ...change,
  };
  return { revision, userProfile };
}
