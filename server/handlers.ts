// Every operation has a handler here or stands on the list of what is not built yet; anything else does not compile.
import type { Handlers } from '../generated/handlers.ts';
import type { Context } from './context.ts';
import type { NotYet } from './not-yet.ts';
import { sessionHandlers } from './session/handlers.ts';

export const handlers = {
  ...sessionHandlers,
} satisfies Omit<Handlers<Context>, NotYet>;
