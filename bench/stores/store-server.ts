import { createApi } from '../../apps/api/src/app.ts'
import { createWebhookServer } from '../../apps/api/src/capabilities/stores/store-orders/public.ts'
import { compose } from '../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../apps/api/src/configuration/config.ts'
import { listen } from '../../apps/api/src/http/serve/listen.ts'
import { createMetrics } from '../../apps/api/src/http/serve/metrics.ts'
import { onStop, sayReady } from '../../apps/api/src/process/process.ts'
import { createSite } from '../../apps/api/src/site.ts'

// The server as main.ts runs it, without the pages, which no webhook asks for.
const { deps, close } = await compose(readConfig(), { isWorker: false })
const metrics = createMetrics()
const site = createSite({
  deps,
  api: createApi(deps),
  web: async () => new Response(null, { status: 404 }),
  staticFile: () => null,
  metrics,
  health: { stopping: false },
})
const first = createWebhookServer({ deps, metrics })
const server = listen({ port: 0, hostname: '127.0.0.1', fetch: site, first }, (port) =>
  sayReady({ port }),
)
onStop(async () => {
  await new Promise((resolve) => server.close(resolve))
  await close()
})
