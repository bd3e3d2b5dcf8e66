import { sourcesOf } from '../../outside/outside-settings.ts'
import type { ServiceName, Sources } from '../../outside/services.ts'
import type { WebSettings } from '../request-context.ts'

const STRIPE_SCRIPT = 'https://js.stripe.com'
// Its frames start on changing hosts of their own.
const STRIPE_HOSTS = 'https://js.stripe.com https://*.js.stripe.com'
const STRIPE_FRAMES = `${STRIPE_HOSTS} https://hooks.stripe.com`
// A form that begins to sign in with a provider ends there, and browsers hold the form to it.
const PROVIDER_FORMS = 'https://accounts.google.com https://www.facebook.com'
const STRIPE_CALLS = 'https://api.stripe.com'

type PolicyInput = {
  readonly nonce: string
  readonly settings: WebSettings
  /** The services on this page: those that measure it, once the visitor has agreed; the chat on its own. */
  readonly services: readonly ServiceName[]
  /** Cached for many visitors, so no nonce can protect it: it runs the files of our own origin alone. */
  readonly isShared: boolean
  /** The development server injects styles and opens a socket for reloading. */
  readonly development: boolean
}

function paymentSources(settings: WebSettings) {
  switch (settings.payments.mode) {
    case 'sandbox': {
      const sandbox = new URL(settings.payments.sandboxUrl).origin
      return { scripts: sandbox, calls: sandbox, frames: sandbox, forms: sandbox }
    }
    case 'stripe':
      return {
        scripts: STRIPE_HOSTS,
        calls: STRIPE_CALLS,
        frames: STRIPE_FRAMES,
        forms: `${STRIPE_SCRIPT} ${PROVIDER_FORMS}`,
      }
  }
}

/** The content security policy of one response: nothing inline, nothing from elsewhere unless named here. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { nonce, settings, services, development, isShared } = input
  const payments = paymentSources(settings)
  const of = (directive: keyof Sources) =>
    sourcesOf(settings.outside, services, directive)
      .map((host) => ` ${host}`)
      .join('')
  const reload = development ? ' ws: wss:' : ''
  return [
    "default-src 'self'",
    // A browser that knows 'strict-dynamic' holds to it, and one that does not to the hosts.
    isShared
      ? "script-src 'self'"
      : `script-src 'nonce-${nonce}' 'strict-dynamic' ${payments.scripts}${of('script')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : of('style')}`,
    `img-src 'self' data:${of('img')}`,
    `font-src 'self'${of('font')}`,
    `media-src 'self'${of('media')}`,
    `connect-src 'self' ${payments.calls}${of('connect')}${reload}`,
    // Our own: how a widget looks before it is saved.
    `frame-src 'self' ${payments.frames}${of('frame')}`,
    `form-action ${["'self'", payments.forms, ...settings.storeLinkOrigins].join(' ')}${of('form')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What holds in a page from a no onwards: the services on it are asked for nothing more. */
export function closedPolicy(settings: WebSettings): string {
  const { scripts, calls, frames } = paymentSources(settings)
  return [
    `script-src 'self' ${scripts}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${calls}`,
    `frame-src 'self' ${frames}`,
  ].join('; ')
}

const FEATURES = 'microphone=(), geolocation=(), browsing-topics=()'

/** The header of a page that may ask for the camera; no other may. */
export const REQUIRES_CAMERA = { 'Permissions-Policy': `camera=(self), ${FEATURES}` } as const

/** Sets the headers of every answer of the web pages; a header the page has set itself is not replaced. */
export function addSecurityHeaders(headers: Headers, input: PolicyInput): void {
  const wanted: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(input),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': `camera=(), ${FEATURES}`,
    'Cache-Control': 'private, no-cache',
  }
  if (input.settings.deployment === 'production') {
    wanted['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains'
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}
