// The rows of a file that say who could approve a request.
import { fromWire } from '../../../domain/money.ts';
import { formatMoney } from '../../../domain/money-format.ts';
import type { ApproversOfRoute, ApproversOfStage, ApproversQuestion, Language } from '../../../generated/types.ts';
import { describeCode } from '../../code-texts.ts';
import type { Section } from '../../files/table-file.ts';
import type { Names } from './describe.ts';
import { words } from './words.ts';

type Group = ApproversOfStage['groups'][number];

function peopleText({ could, couldNot }: Group, language: Language): string {
  const word = words[language];
  const able = could.map(({ name }) => name).join(', ') || word.nobody;
  const unable = couldNot.map(({ user, whyNot }) => `${user.name} (${word.whyNot[whyNot]})`).join(', ');
  return unable ? `${able}. ${word.couldNot}: ${unable}` : able;
}

interface Line {
  readonly what: string;
  readonly value: string;
}

const stageLines = ({ kind, order, groups }: ApproversOfStage, language: Language): Line[] =>
  groups.map((group) => ({
    what: `${order}. ${words[language].stages[kind]}: ${group.quorum} ${words[language].of} ${group.groupName}`,
    value: peopleText(group, language),
  }));

function routeLines({ code, rowName, selfApproval, stages }: ApproversOfRoute, language: Language): Line[] {
  if (code) return [{ what: rowName ?? '', value: describeCode(code, language) }];
  if (selfApproval) return [{ what: '', value: words[language].single }];
  const lines = stages.flatMap((stage) => stageLines(stage, language));
  return lines.length > 0 ? lines : [{ what: rowName ?? '', value: words[language].none }];
}

function questionText({ transactionType, accountId, amount }: ApproversQuestion, names: Names): string {
  const read = amount && fromWire(amount);
  const service = names.services.get(transactionType) ?? transactionType;
  const account = accountId && (names.accounts.get(accountId) ?? accountId);
  return [service, account, read?.ok && formatMoney(read.value, names.language)].filter(Boolean).join(' · ');
}

/** Nine cells like those of the set-up; the last four say nothing here. */
export function approverSection(
  question: ApproversQuestion,
  routes: readonly ApproversOfRoute[],
  names: Names,
): Section {
  const word = words[names.language];
  const rows = routes.flatMap((route) =>
    routeLines(route, names.language).map(({ what, value }) => [
      word.couldApprove,
      route.userGroups.join(', '),
      '',
      what,
      value,
      '',
      '',
      '',
      '',
    ]),
  );
  return { heading: `${word.couldApprove}: ${questionText(question, names)}`, facts: [], rows };
}
