import type { Reporter, TestModule } from 'vitest/node';

type State = 'passed' | 'failed' | 'skipped';

function count(modules: readonly TestModule[], state: State): number {
  return modules.flatMap((module) => [...module.children.allTests()]).filter((test) => test.result().state === state)
    .length;
}

/** Prints a last line without colours: how many tests passed, failed and were skipped. */
export default class PlainLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    const failed = count(modules, 'failed') + brokenFiles + unhandled.length;
    const skipped = count(modules, 'skipped');
    const ending = skipped > 0 ? `, ${skipped} skipped` : '';
    process.once('exit', () => console.log(`${count(modules, 'passed')} passed, ${failed} failed${ending}`));
  }
}
