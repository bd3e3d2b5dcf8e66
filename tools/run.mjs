// Runs one of our TypeScript tools on the right Node with everything installed.
// Plain JavaScript without dependencies: it must work before `npm ci` has ever run.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'

function stop(sentence) {
  console.error(`understory: ${sentence}`)
  process.exit(1)
}

function nodeMajor(version) {
  return Number(version.split('.')[0])
}

function installWhatIsMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules', '.installed-lock')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('understory: installing packages (first start, or the lock file changed)…')
  const npm = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      env: { ...process.env, NODE_ENV: 'development' },
    },
  )
  if (npm.status !== 0) stop('the packages could not be installed; the lines above say why.')
  writeFileSync(mark, lock)
}

function findNode() {
  const bundled = join(
    root,
    'node_modules',
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    'bin',
  )
  const binary = join(bundled, windows ? 'node.exe' : 'node')
  if (existsSync(binary)) return { binary, folder: bundled }
  if (nodeMajor(process.versions.node) >= 24) return { binary: process.execPath, folder: null }
  return stop(`this platform needs Node 24 or later on the PATH; found ${process.versions.node}.`)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node 20.19 or later is needed to begin; found ${process.versions.node}.`)
}
const [script, ...args] = process.argv.slice(2)
installWhatIsMissing()
const node = findNode()
const path = [node.folder, join(root, 'node_modules', '.bin'), process.env.PATH]
  .filter(Boolean)
  .join(delimiter)
// React picks its production code when it is first imported, so this cannot wait for the child.
const NODE_ENV =
  process.env.NODE_ENV ?? (/(dev|test|e2e)\.ts$/.test(script) ? 'development' : 'production')
const child = spawn(
  node.binary,
  ['--disable-warning=ExperimentalWarning', join(root, script), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: path,
      NODE_ENV,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
