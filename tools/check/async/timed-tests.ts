import type { Breach, Source } from '../source.ts'

const ON_THE_CLOCK =
  /\bexpect\s*\([^\n]*(?:performance\.now|process\.cpuUsage|process\.hrtime|Date\.now\(\) - began)/

/**
 * A busy machine takes longer, and fails a test that says how long something may take. What must end at all is
 * bounded by the test's own timeout; what must be fast has a row in `bench/`.
 */
export function findTimedTests(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => path.includes('.test.') && ON_THE_CLOCK.test(text))
    .map(({ path }) => ({
      path,
      rule: 'tests-assert-no-times',
      message: 'How long something takes is measured in bench/ and never asserted in a test.',
    }))
}
