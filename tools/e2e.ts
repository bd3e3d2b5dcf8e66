import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findBrowser, notInstalled, OTHER_BROWSERS } from './browser/find-browser.ts'
import { ROOT } from './folders.ts'
import { stopWith } from './start/say.ts'

const { values: e2eOptions, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'chromium' },
    late: { type: 'string', default: '0' },
  },
})
const other = OTHER_BROWSERS.find((name) => name === e2eOptions.browser)
if (!other && e2eOptions.browser !== 'chromium') {
  stopWith(`--browser takes chromium, ${OTHER_BROWSERS.join(' or ')}.`)
}
if (!/^\d{1,5}$/.test(e2eOptions.late)) stopWith('--late takes milliseconds, like 500.')
if (other && !findBrowser(other)) stopWith(notInstalled(other))
const args = ['tools/test.ts', '--only', 'journeys', ...positionals]
const env = {
  ...process.env,
  E2E_LATE_MS: e2eOptions.late,
  ...(other && { E2E_BROWSER: other }),
}
process.exit(spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1)
