import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { changePickup } from './pickup.ts';

export const chequeBookHandlers = { changePickup } satisfies Partial<Handlers<Context>>;
