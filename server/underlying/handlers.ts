import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import {
  downloadUnderlyingFile,
  getUnderlyingDocument,
  listUnderlyingChoices,
  listUnderlyingDocuments,
} from './documents.ts';
import { getUnderlyingLimits } from './limits.ts';
import { checkUnderlyingSelection } from './selection.ts';
import { uploadUnderlyingDocument } from './upload.ts';
import { listUnderlyingUses } from './uses.ts';

export const underlyingHandlers = {
  checkUnderlyingSelection,
  downloadUnderlyingFile,
  getUnderlyingDocument,
  getUnderlyingLimits,
  listUnderlyingChoices,
  listUnderlyingDocuments,
  listUnderlyingUses,
  uploadUnderlyingDocument,
} satisfies Partial<Handlers<Context>>;
