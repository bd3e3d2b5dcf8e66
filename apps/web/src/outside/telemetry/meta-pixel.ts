import type { CreateTelemetry, TelemetryPage } from './browser-telemetry.ts'

type Fbq = ((...command: unknown[]) => void) & {
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  loaded: boolean
  version: string
  push?: unknown
}

/** The queue that Meta's script takes over when it comes. */
function queueOn({ globals }: TelemetryPage): Fbq {
  const fbq = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command)
      else fbq.queue.push(command)
    },
    { queue: [], loaded: true, version: '2.0' },
  ) as Fbq
  fbq.push = fbq
  globals.fbq ??= fbq
  globals._fbq ??= fbq
  return globals.fbq as Fbq
}

/** Revoked before it begins, granted after a yes; it looks for nothing on the page by itself. */
export const createMetaPixel: CreateTelemetry = (page, id) => {
  const fbq = queueOn(page)
  fbq('consent', 'revoke')
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  return {
    consent(state) {
      fbq('consent', state ? 'grant' : 'revoke')
      if (state) page.load('https://connect.facebook.net', '/en_US/fbevents.js')
    },
    page: () => fbq('track', 'PageView'),
    purchase: ({ id, product, value, currency }) =>
      fbq(
        'track',
        'Purchase',
        { value, currency, content_ids: [product], content_type: 'product' },
        { eventID: id },
      ),
    identify() {},
    shutdown() {},
  }
}
