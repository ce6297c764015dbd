import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { emailPlnToken } from './pln-token.ts';

export const topUpHandlers = { emailPlnToken } satisfies Partial<Handlers<Context>>;
