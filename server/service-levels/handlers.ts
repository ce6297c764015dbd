import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { readServiceLevel, serviceLevels } from './service-level.ts';

export const serviceLevelHandlers = {
  listServiceLevels: async (_, context) => ({ items: (await serviceLevels.list(context, {})).items }),
  getServiceLevel: ({ body }, context) => readServiceLevel(context, body),
  editServiceLevel: ({ body: { revision, serviceLevel, repair } }, context) =>
    serviceLevels.edit(context, { id: serviceLevel.requestType, revision, ...(repair && { repair }) }, serviceLevel),
} satisfies Partial<Handlers<Context>>;
