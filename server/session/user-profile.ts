import type { Handlers } from '../../generated/handlers.ts';
import type { UserProfile } from '../../generated/types.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Context, Who } from '../context.ts';
import { readNumber } from '../parameters.ts';

const reached = {
  BILL_PAY: ['SVC_BILL_PAY'],
  TOPUP: ['SVC_TOPUP'],
  LCY: ['SVC_LCY_OVB', 'SVC_LCY_ONLINE', 'SVC_LCY_BIFAST', 'SVC_LCY_LLG', 'SVC_LCY_RTGS'],
  FCY: ['SVC_FCY_OVB', 'SVC_FCY_TT'],
};
const firstTypes = ['LCY', 'FCY', 'BILL_PAY', 'TOPUP'] as const;

const reaches = ({ services }: Who, type: keyof typeof reached) =>
  reached[type].some((service) => services.includes(service));

const accessOf = (who: Who): UserProfile['hasAccess'] => ({
  BILL_PAY: reaches(who, 'BILL_PAY'),
  TOPUP: reaches(who, 'TOPUP'),
  LCY: reaches(who, 'LCY'),
  FCY: reaches(who, 'FCY'),
});

function initialType(who: Who): UserProfile['initTrxType'] {
  const isMaker = who.roles.includes('MK') || who.isSingleAccess;
  return (isMaker && firstTypes.find((type) => reaches(who, type))) || null;
}

function flagsOf({ flags, roles }: Who) {
  const has = (flag: string) => flags.includes(flag);
  return {
    isCorpPayment: has('isCorpPayment'),
    useFav: has('useFav'),
    commonVisibility: has('commonVisibility'),
    allowCancelFwd: has('allowCancelFwd'),
    allowViewPayroll: has('allowViewPayroll'),
    allowInsight: has('allowInsight'),
    allowEditBulkInst: has('allowEditBulkInst'),
    allowFtp: has('allowFtp'),
    allowFtr: has('allowFtr'),
    hasRecuringMenu: has('hasRecuringMenu'),
    isHideMenu: has('isHideMenu'),
    isCtas: has('isCtas'),
    isCurrentAdmin: roles.some((role) => role.startsWith('SYSADMIN')),
    isExceptionalApprover: has('isExceptionalApprover'),
    isExceptionalReleaser: has('isExceptionalReleaser'),
  };
}

const storedFacts = ({ db, who }: Context) =>
  db
    .selectFrom('user_details as u')
    .leftJoin('company_setup as s', 's.company_id', 'u.company_id')
    .select(['u.previous_login_at', 's.npwp'])
    .where('u.company_id', '=', who.companyId)
    .where('u.user_id', '=', who.userId)
    .executeTakeFirst();

export const getUserProfile: Handlers<Context>['getUserProfile'] = async (_, context) => {
  const { db, who } = context;
  const stored = await storedFacts(context);
  const before = stored?.previous_login_at ?? null;
  return {
    userId: who.userId,
    userName: who.name,
    companyName: who.companyName,
    companyNpwp: stored?.npwp ?? null,
    userRole: who.roles.join(','),
    isSingleAccess: who.isSingleAccess,
    ...flagsOf(who),
    svcAccess: who.services.join(','),
    initTrxType: initialType(who),
    approvalTyp: who.isSingleAccess ? 'M' : 'S',
    lastLoginDt: before && jakartaMoment(before.getTime()).date,
    lastLoginUtc: before && before.toISOString(),
    sessionExpTime: await readNumber(db, 'IDLE_TIMEOUT_SECONDS'),
    hasAccess: accessOf(who),
  };
};
