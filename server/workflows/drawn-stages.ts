// The stages of a workflow with the names of their groups and people, for pages, pictures and differences.
import { writeStageGroups } from '../../domain/approval/stage-words.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { ApprovalWorkflowDraft, DrawnStages, StageGroup, StageGroupChoice } from '../../generated/types.ts';
import { actingUser } from '../approval/people.ts';
import { groupOf, peopleFor } from './workflow-rules.ts';
import type { WorkflowFacts } from './workflow-store.ts';

const mostPeople = 200;

const membersOf = (facts: WorkflowFacts, kind: StageKind, { groupId }: StageGroupChoice) =>
  peopleFor(facts, kind).filter(({ groupIds }) => groupIds.includes(groupId));

const stageOf =
  (facts: WorkflowFacts, kind: StageKind) =>
  (choice: StageGroupChoice): StageGroup => {
    const members = membersOf(facts, kind, choice);
    return {
      ...choice,
      groupName: groupOf(facts, choice)?.name ?? choice.groupId,
      eligible: members.length,
      people: members.slice(0, mostPeople).map(actingUser),
    };
  };

type Drawn = Pick<ApprovalWorkflowDraft, 'approvalOrder' | StageKind>;

export const drawnStages = ({ approvalOrder, verify, approve, release }: Drawn, facts: WorkflowFacts): DrawnStages => ({
  approvalOrder,
  verify: verify.map(stageOf(facts, 'verify')),
  approve: approve.map(stageOf(facts, 'approve')),
  release: release.map(stageOf(facts, 'release')),
});

/** One stage as text; the approver signs the people with it. */
export const stageWords = (kind: StageKind, choices: readonly StageGroupChoice[], facts: WorkflowFacts) =>
  writeStageGroups(choices.map(stageOf(facts, kind)));
