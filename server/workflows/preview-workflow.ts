import { buildRoute } from '../../domain/approval/route.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { gapsOf, routeOfSample, sampleOf } from './samples.ts';
import { groupOf, stageKinds } from './workflow-rules.ts';
import { engineWorkflow, workflowFacts } from './workflow-store.ts';

export const previewApprovalWorkflow: Handlers<Context>['previewApprovalWorkflow'] = async ({ body }, context) => {
  const { approvalWorkflow: drawn, sample: asked } = body;
  const facts = await workflowFacts(context.db, context.who);
  if (stageKinds.flatMap((kind) => drawn[kind]).some((choice) => !groupOf(facts, choice))) throw new Refusal('193');
  const sample = await sampleOf(context, asked);
  const route = buildRoute(1, 'draft', engineWorkflow(drawn));
  return { stages: routeOfSample(sample, route, null).stages, gaps: gapsOf(sample, route) };
};
