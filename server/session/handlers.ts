import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { listSystemParameters } from './system-parameters.ts';

export const sessionHandlers = {
  listSystemParameters,
} satisfies Partial<Handlers<Context>>;
