import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { listActionHistory } from './action-history.ts';
import { cancelRequest } from './cancel.ts';
import { generateChallenge } from './challenge.ts';
import { decideOnMany } from './decide-many.ts';
import { approveRequest, rejectRequest, releaseRequest, sendRequestToRepair, verifyRequest } from './decisions.ts';
import { getRequest, getRequestRepair } from './detail.ts';
import { confirmExceptionalDecision } from './exceptional-answer.ts';
import { approveExceptionally, releaseExceptionally } from './exceptional.ts';
import { encryptFile } from './file-encryption.ts';
import { getActedRequest, getRequestHistory, listStepActions } from './history.ts';
import { chooseForLateRequest } from './late-choice.ts';
import {
  countRequests,
  listExceptionalApprovals,
  listExceptionalReleases,
  listRequestsToApprove,
  listRequestsToRelease,
  listRequestsToRepair,
  listRequestsToVerify,
} from './lists.ts';
import { previewDecision } from './preview.ts';
import { recallRequest } from './recall.ts';
import { decideOnRecords } from './record-decisions.ts';
import { listRepairedRecords, listRequestRecords } from './record-lists.ts';
import { listRepairMakers, listRequestCreators } from './repair-makers.ts';
import { previewRoute } from './route-preview.ts';

export const requestHandlers = {
  approveExceptionally,
  approveRequest,
  cancelRequest,
  chooseForLateRequest,
  confirmExceptionalDecision,
  decideOnRecords,
  countRequests,
  decideOnMany,
  encryptFile,
  generateChallenge,
  getActedRequest,
  recallRequest,
  getRequest,
  getRequestHistory,
  getRequestRepair,
  listActionHistory,
  listExceptionalApprovals,
  listExceptionalReleases,
  listRepairMakers,
  listRepairedRecords,
  listRequestCreators,
  listRequestRecords,
  listRequestsToApprove,
  listRequestsToRelease,
  listRequestsToRepair,
  listRequestsToVerify,
  listStepActions,
  previewDecision,
  previewRoute,
  rejectRequest,
  releaseExceptionally,
  releaseRequest,
  sendRequestToRepair,
  verifyRequest,
} satisfies Partial<Handlers<Context>>;
