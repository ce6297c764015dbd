import type { Reporter, TestModule } from 'vitest/node';

const secondsOf = (module: TestModule) => Math.round(module.diagnostic().duration / 1000);

/** Lists the ten slowest test files. */
export class SlowFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 10) return;
    const slowest = modules.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, 10);
    console.log('The ten slowest files:');
    for (const module of slowest) console.log(`${String(secondsOf(module)).padStart(5)} s  ${module.relativeModuleId}`);
  }
}
