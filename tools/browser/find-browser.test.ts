import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../folders.ts'

test.each([
  ['firefox', 'FIREFOX_PATH'],
  ['webkit', 'WEBKIT_DRIVER_PATH'],
])('journeys that are asked for in %s, and have none, fail in one sentence', (name, setting) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/e2e.ts', '--browser', name],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, [setting]: '/nowhere' } },
  )
  expect(stdout + stderr).toContain(`${name} is not installed here, so no journey was run.`)
  expect(status).toBe(1)
})
