// The order of the test files: the longest first, so that no long file runs alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A checkout without earlier results knows only the sizes of the files, and these are small for how long they take. */
const longest = [
  'e2e/crawl',
  'e2e/administration-screens',
  'e2e/draft-recovery',
  'e2e/foreign-transfer',
  'e2e/forward-dated',
  'e2e/layout-shifts',
  'e2e/local-transfer',
  'e2e/maker-to-releaser',
  'e2e/planted-markup',
  'e2e/recurring',
  'e2e/refused-transfer',
  'e2e/series-change',
  'e2e/session',
  'e2e/top-up',
  'e2e/transfer-begins',
  'e2e/user-profiles',
  'server/conformance',
  'contract/conformance',
  'server/graceful-stop',
  'server/killed',
  'server/attack',
];

const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`/tests/${name}.test.ts`));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await BaseSequencer.prototype.sort.call(this, files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}
