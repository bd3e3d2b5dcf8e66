import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'

type Parsed = object
type WebkitInjectedState = 'visible' | 'enabled' | 'editable' | 'stable'

/** What is used here of the script by which Playwright finds elements, and knows their state. */
export type Injected = {
  parseSelector(selector: string): Parsed
  querySelectorAll(parsed: Parsed, root: Node): Element[]
  strictModeViolationError(parsed: Parsed, elements: Element[]): Error
  elementState(
    element: Element,
    state: 'visible' | 'checked' | 'disabled',
    frameVisible?: boolean,
  ): { matches: boolean }
  checkElementStates(
    element: Element,
    states: readonly WebkitInjectedState[],
    frameVisible: boolean,
  ): Promise<undefined | 'error:notconnected' | { missingState: string }>
  retarget(element: Element, how: 'follow-label'): Element | null
  setupHitTargetInterceptor(
    element: Element,
    action: 'mouse',
    point: { x: number; y: number },
    blocksAll: boolean,
  ): string | { stop(): unknown }
  fill(element: Element, value: string): string
  selectOptions(element: Element, options: readonly object[]): string | string[]
  focusNode(element: Element): string
  setInputFiles(element: Element, files: readonly object[]): Promise<void>
}

const OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
}

/** Playwright's own script, so that roles, labels and texts mean the same as in other browsers. */
export const INSTALL = `
  const module = {}
  ${sourceOfPlaywright()}
  const value = new (module.exports.InjectedScript())(window, ${JSON.stringify(OPTIONS)})
  Object.defineProperty(window, '__pwInjected', { value, configurable: true })
`

function sourceOfPlaywright(): string {
  const playwright = createRequire(createRequire(import.meta.url).resolve('playwright'))
  const bundle = readFileSync(playwright.resolve('playwright-core/lib/coreBundle'), 'utf8')
  const line = /^ *source\d* = ('.*InjectedScript: \(\) => InjectedScript.*');$/m.exec(bundle)
  if (!line) throw new Error('Playwright keeps the script for pages somewhere else now.')
  return runInNewContext(String(line[1])) as string
}
