import { refusal, statusOf } from '@understory/contracts/refusals.ts'
import { withinNoRows } from '@understory/database/row-security.ts'
import { isDatabaseUnavailable } from '@understory/database/unavailable.ts'
import { lazy } from '@understory/domain/lazy.ts'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { guestRoutes } from './capabilities/accounts/guest-routes.ts'
import { TooManyHashes } from './capabilities/accounts/password-hash.ts'
import { accountRoutes } from './capabilities/accounts/routes.ts'
import { secondFactorRoutes } from './capabilities/accounts/second-factor-routes.ts'
import { signInRoutes } from './capabilities/accounts/sign-in-routes.ts'
import { browserErrorRoutes } from './capabilities/browser-errors/routes.ts'
import { certificateRoutes } from './capabilities/certificates/routes.ts'
import { chatRoutes } from './capabilities/chat/routes.ts'
import { contentRoutes } from './capabilities/content/routes.ts'
import { developerRoutes } from './capabilities/developer/routes.ts'
import { footprintDocumentRoutes } from './capabilities/footprint-documents/routes.ts'
import { footprintRoutes } from './capabilities/footprints/routes.ts'
import { giftRoutes } from './capabilities/gifts/routes.ts'
import { grantedImpactRoutes } from './capabilities/granted-impact/routes.ts'
import { impactRoutes } from './capabilities/impact/routes.ts'
import { impactPageRoutes } from './capabilities/impact-pages/routes.ts'
import { invoiceRoutes } from './capabilities/invoices/routes.ts'
import { leadRoutes } from './capabilities/leads/routes.ts'
import { logRoutes } from './capabilities/ledger-log/routes.ts'
import { memberRoutes } from './capabilities/members/routes.ts'
import { newsletterIssueRoutes } from './capabilities/newsletter/issue-routes.ts'
import { newsletterRoutes } from './capabilities/newsletter/routes.ts'
import { offsettingRoutes } from './capabilities/offsetting/routes.ts'
import { orderPageRoutes } from './capabilities/order-pages/routes.ts'
import { paymentRoutes } from './capabilities/payments/routes.ts'
import { planRoutes } from './capabilities/plan/routes.ts'
import { productRoutes } from './capabilities/products/routes.ts'
import { projectRoutes } from './capabilities/projects/routes.ts'
import { publicLedgerRoutes } from './capabilities/public-ledger/routes.ts'
import { purchaseRoutes } from './capabilities/purchases/routes.ts'
import { settingsRoutes } from './capabilities/settings/routes.ts'
import { settlementRoutes } from './capabilities/settlement/routes.ts'
import { sharingRoutes } from './capabilities/sharing/routes.ts'
import { staffRoutes } from './capabilities/staff/routes.ts'
import { statusRoutes } from './capabilities/status/routes.ts'
import { storeRoutes } from './capabilities/stores/routes.ts'
import { listPlans } from './capabilities/subscriptions/public.ts'
import { subscriptionRoutes } from './capabilities/subscriptions/routes.ts'
import { supplyRoutes } from './capabilities/supply/routes.ts'
import { vehicleRoutes } from './capabilities/vehicles/routes.ts'
import { widgetRoutes } from './capabilities/widgets/routes.ts'
import type { Deps } from './deps.ts'
import { type App, mount } from './http/mount.ts'
import { openApiDocument } from './http/openapi.ts'
import type { RequestFacts } from './http/request-facts.ts'
import { assertRoutesAreSound, type Route } from './http/route.ts'
import { secureHeaders } from './http/security-headers.ts'
import { workScope } from './http/work-scope.ts'

/** A database that restarts, or another that takes its place, is there within seconds. */
const RETRY_AFTER_SECONDS = '5'

export type ApiCall = (request: Request, facts: RequestFacts) => Promise<Response>

export function allRoutes(deps: Deps): Route[] {
  return [
    ...accountRoutes(deps),
    ...signInRoutes(deps),
    ...guestRoutes(deps),
    ...secondFactorRoutes(deps),
    ...staffRoutes(deps),
    ...memberRoutes(deps),
    ...settingsRoutes(deps),
    ...productRoutes(deps, listPlans),
    ...projectRoutes(deps),
    ...offsettingRoutes(deps),
    ...purchaseRoutes(deps),
    ...invoiceRoutes(deps),
    ...footprintRoutes(deps),
    ...footprintDocumentRoutes(deps),
    ...planRoutes(deps),
    ...giftRoutes(deps),
    ...grantedImpactRoutes(deps),
    ...vehicleRoutes(deps),
    ...subscriptionRoutes(deps),
    ...storeRoutes(deps),
    ...orderPageRoutes(deps),
    ...paymentRoutes(deps),
    ...settlementRoutes(deps),
    ...impactRoutes(deps),
    ...impactPageRoutes(deps),
    ...certificateRoutes(deps),
    ...publicLedgerRoutes(deps),
    ...logRoutes(deps),
    ...supplyRoutes(deps),
    ...sharingRoutes(deps),
    ...widgetRoutes(deps),
    ...leadRoutes(deps),
    ...browserErrorRoutes(deps),
    ...chatRoutes(deps),
    ...statusRoutes(deps),
    ...newsletterRoutes(deps),
    ...newsletterIssueRoutes(deps),
    ...contentRoutes(deps),
    ...developerRoutes(deps),
  ]
}

/** The whole API as one function, called by the server, the loaders of the web and every test. */
export function createApi(deps: Deps): ApiCall {
  const routes = allRoutes(deps)
  assertRoutesAreSound(routes)
  const app: App = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('x-request-id', c.env.requestId)
    secureHeaders(c.res.headers, deps.config)
  })
  // Made for the first who reads it: it takes as long as a third of a start.
  const document = lazy(() => openApiDocument(routes, deps.config.origin))
  app.get('/api/openapi.json', (c) => c.json(document()))
  for (const route of routes) mount(app, deps, route)
  app.notFound((c) => {
    const methods = methodsAt(routes, c.req.path)
    if (methods.length === 0) return refused('NOT_FOUND')
    return refused('METHOD_NOT_ALLOWED', { allow: methods.join(', ') })
  })
  app.onError((fault, c) => {
    if (fault instanceof TooManyHashes)
      return refused('UNAVAILABLE', { 'retry-after': RETRY_AFTER_SECONDS })
    // A client that disconnected is no error to report; its request is simply not finished.
    if (c.req.raw.signal.aborted) return refused('UNAVAILABLE')
    if (isDatabaseUnavailable(fault)) {
      deps.log.warn({ path: c.req.path, why: fault.message }, 'the database did not answer')
      return refused('UNAVAILABLE', { 'retry-after': RETRY_AFTER_SECONDS })
    }
    deps.log.error({ path: c.req.path, err: fault }, 'request failed')
    return refused('SERVER_ERROR')
  })
  return (request, facts) =>
    workScope.run({ requestId: facts.requestId }, () =>
      withinNoRows(async () => app.fetch(request, facts)),
    )
}

/** The methods that a path accepts; empty where there is no such path. */
function methodsAt(routes: readonly Route[], path: string): string[] {
  const parts = path.split('/')
  const matches = (declared: string) => {
    const wanted = declared.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) =>
        part.startsWith('{') ? parts[index] !== '' : part === parts[index],
      )
    )
  }
  const found = routes.filter(({ endpoint }) => matches(endpoint.path))
  return [...new Set(found.map(({ endpoint }) => endpoint.method))].toSorted()
}

type OwnRefusal = 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'SERVER_ERROR' | 'UNAVAILABLE'

function refused(code: OwnRefusal, headers: Record<string, string> = {}): Response {
  const status = statusOf(code) as ContentfulStatusCode
  return Response.json(refusal(code), { status, headers })
}
