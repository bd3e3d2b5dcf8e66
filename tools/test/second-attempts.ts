import type { Reporter, TestCase } from 'vitest/node'

const MARK = 'SECOND ATTEMPT'

/** Names each test that failed at first and then passed, which Vitest counts as passed. */
export const secondAttempts: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    const reason = first?.message.split('\n')[0] ?? 'no reason'
    console.log(
      ` ${MARK} ${test.project.name} ${test.module.relativeModuleId} > ${test.fullName}: ${reason}`,
    )
  },
}

/** The lines of it in what a part printed. */
export const secondAttemptsIn = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(MARK))
