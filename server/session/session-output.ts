import { menuSetOfRoles } from '../../domain/user-access.ts';
import type { PublicJwk, Session } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { readParameters } from '../parameters.ts';
import { passwordExpiry } from '../people/password-age.ts';
import type { Tokens } from './session-store.ts';

interface LoggedIn {
  readonly roles: readonly string[];
  readonly must_change_password: boolean;
  readonly password_changed_at: Date;
}

export async function isHardened({ db }: Context): Promise<boolean> {
  return (await readParameters(db)).get('HARDENED_NAVIGATION') === 'on';
}

export async function sessionOutput(
  context: Context,
  { token, refreshToken, expiresAt }: Tokens,
  serverKey: PublicJwk,
  { roles, must_change_password: mustChange, password_changed_at: changedAt }: LoggedIn,
): Promise<Session> {
  return {
    isLogin: true,
    isActive: true,
    menuSet: menuSetOfRoles(roles),
    token,
    refreshToken,
    dateToken: instant(context.now),
    expireAt: instant(expiresAt),
    serverKey,
    mustChangePassword: mustChange || passwordExpiry(changedAt) <= context.now,
    hardenedNavigation: await isHardened(context),
  };
}
