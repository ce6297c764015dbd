import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { downloadMt103, emailMt103 } from './mt103.ts';

export const foreignTransferHandlers = { downloadMt103, emailMt103 } satisfies Partial<Handlers<Context>>;
