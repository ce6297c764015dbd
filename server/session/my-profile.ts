import { lastFour } from '../../domain/masks.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { MyProfile } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { readMyProfile, storePreferences, type MyRow } from './my-profile-store.ts';
import { shownLeave } from '../people/leave.ts';
import { passwordExpiry } from '../people/password-age.ts';

const accessOf = ({ flags, roles }: Context['who']): MyProfile['access'] => ({
  commonVisibility: flags.includes('commonVisibility'),
  editQuickUpload: flags.includes('allowEditBulkInst'),
  viewPayrollDetail: flags.includes('allowViewPayroll'),
  fileTransferPayment: flags.includes('allowFtp'),
  fileTransferReport: flags.includes('allowFtr'),
  cancelForwardDated: flags.includes('allowCancelFwd'),
  insights: flags.includes('allowInsight'),
  inquiry: roles.some((role) => !role.startsWith('SYSADMIN')),
});

function tokenOf(row: MyRow): MyProfile['token'] {
  if (!row.token_type || !row.token_status || !row.assigned_at) return null;
  return {
    tokenType: row.token_type,
    serialNumber: row.serial_number,
    status: row.token_status,
    wrongResponses: row.wrong_responses ?? 0,
    assignedAt: instant(row.assigned_at),
  };
}

const personal = (row: MyRow) => ({
  email: row.email,
  mobilePhoneNumber: row.mobile,
  identityType: row.identity_type,
  maskedIdentityNumber: lastFour(row.identity_number),
  ...(row.identity_expires_on !== null && { identityExpiresOn: row.identity_expires_on }),
  userGroup: row.user_group,
  subUserGroup: row.sub_user_group,
});

/** Returns the caller's own profile. */
export async function myProfile({ db, who, now }: Context): Promise<MyProfile> {
  const row = await readMyProfile(db, who);
  if (!row) throw new Refusal('193');
  return {
    userId: who.userId,
    name: who.name,
    companyName: who.companyName,
    roles: [...who.roles] as MyProfile['roles'],
    ...personal(row),
    access: accessOf(who),
    token: tokenOf(row),
    ...shownLeave(row.leave, now),
    preferences: { language: row.language, emailNotices: row.email_notices },
    lastLoginAt: row.previous_login_at && instant(row.previous_login_at),
    passwordChangedAt: instant(row.password_changed_at),
    passwordExpiresAt: instant(passwordExpiry(row.password_changed_at)),
    revision: row.revision,
  };
}

export const getMyProfile: Handlers<Context>['getMyProfile'] = (_, context) => myProfile(context);

export const changeMyPreferences: Handlers<Context>['changeMyPreferences'] = async ({ body }, context) => {
  await storePreferences(context.db, context.who, body);
  await appendAudit(context, { type: 'setting-changed', subject: context.who.userId, details: { preferences: body } });
  return body;
};
