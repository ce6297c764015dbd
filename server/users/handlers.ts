import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { listUserProfiles } from './profile-list.ts';
import { unlockUserToken } from './unlock-user-token.ts';

export const userHandlers = { listUserProfiles, unlockUserToken } satisfies Partial<Handlers<Context>>;
