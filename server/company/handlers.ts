import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { companyFavoriteHandlers } from './favorites/handlers.ts';
import { findApproversOfDay } from './configuration/approvers.ts';
import { exportConfiguration } from './configuration/export.ts';
import { getConfiguration, listConfigurationLines } from './configuration/page.ts';
import { listSetUpFindings } from './findings/findings.ts';
import { replayChange } from './replay/replay.ts';
import { companySetup } from './setup.ts';
import { companySetupId } from './setup-store.ts';

export const companyHandlers = {
  ...companyFavoriteHandlers,
  listSetUpFindings,
  getConfiguration,
  listConfigurationLines,
  exportConfiguration,
  findApproversOfDay,
  replayChange,
  getCompanySetup: (_, context) => companySetup.detail(context, companySetupId),
  editCompanySetup: ({ body: { revision, settings, repair } }, context) =>
    companySetup.edit(context, { id: companySetupId, revision, ...(repair && { repair }) }, settings),
} satisfies Partial<Handlers<Context>>;
