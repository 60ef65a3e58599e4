import type { Reporter, TestModule } from "vitest/node";

/** No retry hides a flake: a test that needed its second try is named at the end of the run, where it is read. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const flaky = modules.flatMap(({ relativeModuleId, project, children }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${project.name} ${relativeModuleId} > ${test.fullName}`),
    );
    if (flaky.length > 0) console.warn(`\nPassed on a second try only (${flaky.length}):\n${flaky.join("\n")}`);
  }
}
