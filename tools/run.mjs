// Runs one of our TypeScript tools on the right Node with everything installed.
// Plain JavaScript without dependencies: it must work before `npm ci` has ever run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`

function stop(sentence) {
  console.error(`understory: ${sentence}`)
  process.exit(1)
}

function nodeMajor(version) {
  return Number(version.split('.')[0])
}

// Running the product takes half of the packages; checking and testing it takes all of them.
const RUNS_THE_PRODUCT = /(start|build|db-reset|admin)\.ts$/
const INSTALL = {
  running: ['ci', '--omit=dev'],
  all: ['ci'],
  // Adds to what is installed: a product that is running meanwhile does not lose its files.
  rest: ['install', '--no-save', '--include=dev'],
}

// Of the size of everything else together, so it is installed at the same time.
const RUNTIME = join('tools', 'node-runtime')
// Lighthouse and StrykerJS bring a third of all packages, and neither a check nor a test needs them.
const NIGHTLY = join('tools', 'nightly')
const RUNS_NIGHTLY = /(bench|mutants)\.ts$/
// Linters and generators of others bring as many as the product has.
const JUDGES = join('tools', 'judge-api')
const RUNS_JUDGES = /judge-api\.ts$/

async function installWhatIsMissing(script) {
  const wanted = RUNS_THE_PRODUCT.test(script) ? 'running' : 'all'
  const hasPackages = isInstalled(wanted)
  const hasRuntime = isRuntimeInstalled()
  const hasNightly = !RUNS_NIGHTLY.test(script) || isInstalled('all', NIGHTLY)
  const hasJudges = !RUNS_JUDGES.test(script) || isInstalled('all', JUDGES)
  if (hasPackages && hasRuntime && hasNightly && hasJudges) return
  console.log('understory: installing packages (first start, or the lock file changed)…')
  const more = wanted === 'all' && isInstalled('running')
  await Promise.all([
    hasPackages || npm(more ? INSTALL.rest : INSTALL[wanted]),
    hasRuntime || npm(['ci', '--progress=false'], RUNTIME),
    // Their peers are the packages of the root, so there is one Vitest.
    hasNightly || npm(['ci', '--legacy-peer-deps', '--progress=false'], NIGHTLY),
    hasJudges || npm(['ci', '--ignore-scripts', '--progress=false'], JUDGES),
  ])
}

/** By npm's own list, which it writes last: packages that someone installed by hand count too. */
function isInstalled(set, folder = '.') {
  const installed = packagesOf(join(folder, 'node_modules', '.package-lock.json'))
  return Object.entries(packagesOf(join(folder, 'package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { optional, devOptional, link }]) => !(optional || devOptional || link))
    .filter(([, { dev }]) => set === 'all' || !dev)
    .every(([path, { version }]) => installed[path]?.version === version)
}

function isRuntimeInstalled() {
  const path = `node_modules/${nodePackage}`
  const wanted = packagesOf(join(RUNTIME, 'package-lock.json'))[path]
  const installed = packagesOf(join(RUNTIME, 'node_modules', '.package-lock.json'))[path]
  return wanted?.version === installed?.version
}

function packagesOf(lockFile) {
  const file = join(root, lockFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

async function npm(args, folder = '.') {
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const installing = spawn('npm', [...args, ...quiet], {
    cwd: join(root, folder),
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, NODE_ENV: 'development' },
  })
  const [status] = await once(installing, 'close')
  if (status !== 0) stop('the packages could not be installed; the lines above say why.')
}

function findNode() {
  const bundled = join(root, RUNTIME, 'node_modules', nodePackage, 'bin')
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
await installWhatIsMissing(script)
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
