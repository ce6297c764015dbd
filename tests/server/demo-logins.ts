import type { Logins } from '../../scripts/conformance/logins.ts';
import { demoDeviceSecret, demoPassword, demoPeople } from '../../server/sandbox/seed/people.ts';

export const fixedCaptcha = 'k7m2x';

const idByRole = {
  MK: 'MAKER01',
  VF: 'VERIFIER01',
  AP: 'APPROVER01',
  AP2: 'APPROVER02',
  RL: 'RELEASER01',
  IO: 'INQUIRY01',
  SYSADMIN: 'SYSADMIN01',
  SYSADMIN_MK: 'SYSADMIN02',
  SYSADMIN_AP: 'SYSADMIN03',
};

function loginOf(id: string): Logins[string] {
  const userId = `${id}@NUSANTARA`;
  const person = demoPeople.find((someone) => someone.userId === userId);
  const deviceSecret = demoDeviceSecret(person?.serialNumber ?? '').toString('hex');
  return { userId, password: demoPassword, captchaAnswer: fixedCaptcha, deviceSecret };
}

/** The demonstration users as logins of the conformance kit. */
export const demoLogins: Logins = Object.fromEntries(Object.entries(idByRole).map(([role, id]) => [role, loginOf(id)]));
