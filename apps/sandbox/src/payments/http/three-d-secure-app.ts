import { Hono } from 'hono'
import { PAGE_POLICY } from '../../sandbox-page.ts'
import { answerChallenge, readChallenge, wayBack } from '../core/cards/three-d-secure.ts'
import type { World } from '../core/world.ts'
import type { PaymentsStore } from '../store/payments-store.ts'
import type { Deliverer } from '../webhooks/deliver-webhooks.ts'
import { RequestRefused } from '../wire/refusals.ts'
import { answeredPage, challengePage, unknownPage } from './three-d-secure-page.ts'

/** The authentication page of a bank, whose outcome the tester chooses. */
export function createThreeDSecureApp(settings: {
  store: PaymentsStore
  deliverer: Deliverer
  merchant: string
}): Hono {
  const app = new Hono()
  const { store } = settings

  function within<T>(run: (world: World) => T): T {
    return store.transaction({ id: null, idempotencyKey: null, origin: '' }, run)
  }

  app.use('/3ds/*', async (c, next) => {
    await next()
    c.header('content-security-policy', PAGE_POLICY)
    c.header('referrer-policy', 'no-referrer')
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
  })

  app.get('/3ds/:id', (c) => {
    const id = c.req.param('id')
    const { facts, back } = within((world) => {
      const read = readChallenge(world, id)
      return { facts: read, back: wayBack(world, read.visit) }
    })
    if (facts.visit.status === 'open') return c.html(challengePage(facts, settings.merchant))
    if (back !== null) return c.redirect(back, 303)
    return c.html(answeredPage(facts.visit.status === 'completed'))
  })

  app.post('/3ds/:id', async (c) => {
    const id = c.req.param('id')
    const { outcome } = await c.req.parseBody()
    if (outcome !== 'complete' && outcome !== 'fail') return c.redirect(`/3ds/${id}`, 303)
    const { visit, back } = within((world) => {
      const answered = answerChallenge(world, id, outcome === 'complete')
      return { visit: answered, back: wayBack(world, answered) }
    })
    settings.deliverer.nudge()
    if (back !== null) return c.redirect(back, 303)
    return c.html(answeredPage(visit.status === 'completed'))
  })

  app.onError((error, c) => {
    if (error instanceof RequestRefused) return c.html(unknownPage(), 404)
    throw error
  })
  return app
}
