import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const PROCESS = new URL('process.ts', import.meta.url).href

/** A process that a fault ends, as server and worker are set up. */
function crash(errors: string) {
  const script = `
    import { reportCrash } from ${JSON.stringify(PROCESS)}
    const say = (what) => process.stdout.write(what + '\\n')
    const log = { fatal: ({ err }) => say('logged ' + err.message) }
    reportCrash({ log, errors: ${errors} })
    setTimeout(() => say('went on'), 60_000)
    Promise.reject(new Error('nobody caught it'))`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { encoding: 'utf8', timeout: 20_000 },
  )
  return { status, said: stdout.trim().split('\n'), stderr }
}

test('a fault that nobody caught is reported before it ends the process', () => {
  const { status, said } = crash("{ close: async () => say('sent') }")
  expect([status, said]).toEqual([1, ['logged nobody caught it', 'sent']])
})

test('without error reporting it ends the process as ever', () => {
  const { status, said, stderr } = crash('null')
  expect([status, said]).toEqual([1, ['']])
  expect(stderr).toContain('nobody caught it')
})
