import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { unlockUserToken } from './unlock-user-token.ts';

export const userHandlers = { unlockUserToken } satisfies Partial<Handlers<Context>>;
