import {
  CONSENT_COOKIE,
  clearingCookies,
  cookiesToClear,
} from '@understory/domain/people/privacy/consent/consent.ts'
import { campaignOf } from '@understory/domain/people/privacy/consent/measured-pages.ts'
import { openSession } from '../../browser/stored/persisted-state.ts'
import type { TelemetryName } from '../services.ts'
import {
  type BrowserTelemetry,
  type CreateTelemetry,
  type MeasuredPage,
  type TelemetryPage,
  together,
} from './browser-telemetry.ts'
import type { TelemetryFacts } from './telemetry-facts.ts'

/*
 * Stands on pages of those who said yes, where a service is switched on. A service that is not has no
 * file here.
 */
const ADAPTERS: Readonly<Record<TelemetryName, () => Promise<CreateTelemetry>>> = {
  tagManager: async () => (await import('./tag-manager.ts')).createTagManager,
  googleTag: async () => (await import('./google-tag.ts')).createGoogleTag,
  metaPixel: async () => (await import('./meta-pixel.ts')).createMetaPixel,
  hotjar: async () => (await import('./hotjar.ts')).createHotjar,
}

const script = document.querySelector<HTMLScriptElement>('script[data-telemetry]')
if (script && hasAgreed()) await measure(script)

async function measure(own: HTMLScriptElement): Promise<void> {
  const facts: TelemetryFacts = JSON.parse(own.dataset.telemetry ?? '')
  const page = pageFor(own.nonce, facts)
  const created: BrowserTelemetry[] = []
  for (const [name, id] of Object.entries(facts.ids)) {
    const create = await ADAPTERS[name as TelemetryName]()
    created.push(create(page, id))
  }
  // Someone may have said no meanwhile.
  if (!hasAgreed()) return
  const telemetry = together(created)
  telemetry.consent(true)
  if (facts.userId) telemetry.identify({ id: facts.userId })
  for (const page of [pageOfTheYes(), facts.page]) if (page) telemetry.page(page)
  if (facts.purchase) telemetry.purchase(facts.purchase)
  const check = () => {
    if (!hasAgreed()) stop(telemetry, facts.closed)
  }
  document.addEventListener('consent', check)
  // The no may have been said on another page.
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', check)
}

function pageFor(nonce: string, { host: other, conversion }: TelemetryFacts): TelemetryPage {
  return {
    globals: window as unknown as Record<string, unknown>,
    origin: location.origin,
    conversion,
    load(host, path) {
      const element = document.createElement('script')
      // A tag manager passes it on to what it loads.
      Object.assign(element, { async: true, nonce, src: (other ?? host) + path })
      document.head.append(element)
    },
  }
}

/** The page stays, with what is typed on it: a policy from here on lets no service be asked again. */
function stop(telemetry: BrowserTelemetry, closed: string): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = closed
  document.head.append(policy)
  telemetry.consent(false)
  telemetry.shutdown()
  clearCookies()
  // Their scripts are still there, and may write once more.
  window.addEventListener('pagehide', clearCookies)
}

/** Someone had typed on it, so it stayed as it was; it is counted with the page after it. */
function pageOfTheYes(): MeasuredPage | null {
  const session = openSession()
  const path = session.read('pageOfTheYes')
  session.write('pageOfTheYes', null)
  if (!path) return null
  const { pathname, searchParams } = new URL(path, location.origin)
  return { path: pathname, campaign: campaignOf(searchParams) }
}

function clearCookies(): void {
  const names = document.cookie.split(';').map((pair) => pair.trim().split('=')[0] ?? '')
  for (const cookie of clearingCookies(cookiesToClear(false, names), location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
    document.cookie = cookie
  }
}

function hasAgreed(): boolean {
  return new RegExp(`(^|; )(__Host-)?${CONSENT_COOKIE}=true`).test(document.cookie)
}
