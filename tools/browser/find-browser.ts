import { existsSync } from 'node:fs'

export const OTHER_BROWSERS = ['firefox', 'webkit'] as const
export type OtherBrowser = (typeof OTHER_BROWSERS)[number]

const PLACES: Readonly<Record<OtherBrowser, readonly string[]>> = {
  firefox: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  webkit: ['/usr/bin/WebKitWebDriver'],
}

const SETTING = { firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER_PATH' } as const
const PACKAGE = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver' } as const

/** The program that is driven: Firefox itself, or the driver that comes with WebKitGTK. */
export function findBrowser(name: OtherBrowser): string | null {
  const configured = process.env[SETTING[name]]
  return (configured ? [configured] : PLACES[name]).find(existsSync) ?? null
}

export const notInstalled = (name: OtherBrowser): string =>
  `${name} is not installed here, so no journey was run. Debian has it as ${PACKAGE[name]}; anywhere else set ${SETTING[name]} to its program.`
