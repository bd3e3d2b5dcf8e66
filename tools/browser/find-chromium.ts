import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * A Chromium that starts: the configured one, one installed, the one of the package registry, one
 * downloaded, or one from the system's packages.
 */
export async function findChromium(): Promise<string> {
  const attempts = [fromSettings, fromInstalled, fromRegistry, fromDownload, fromSystemPackages]
  for (const attempt of attempts) {
    const path = await attempt()
    if (path && starts(path)) return path
  }
  throw new Error('no Chromium was found; install one and set CHROMIUM_PATH to its program.')
}

function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

const fromSettings = () => process.env.CHROMIUM_PATH ?? null
const fromInstalled = () => INSTALLED.find((path) => existsSync(path)) ?? null

async function fromRegistry(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } catch {
    return null
  }
}

async function fromDownload(): Promise<string | null> {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  if (!existsSync(path)) spawnSync('playwright', ['install', 'chromium'], { timeout: 300_000 })
  return existsSync(path) ? path : null
}

function fromSystemPackages(): string | null {
  try {
    if (process.getuid?.() !== 0) return null
    accessSync('/usr/bin/apt-get', constants.X_OK)
    execFileSync('apt-get', ['update'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' })
    return '/usr/bin/chromium'
  } catch {
    return null
  }
}
