import { fileURLToPath } from 'node:url'
import { type ApiCall, createApi, measuredCalls } from './app.ts'
import { createWidgetServer } from './capabilities/showing/widgets/public.ts'
import { createWebhookServer } from './capabilities/stores/store-orders/public.ts'
import { compose } from './compose/compose.ts'
import { readConfig } from './configuration/config.ts'
import { webSettings } from './from-manifests/web-settings.ts'
import { loadStaticFiles } from './http/answers/static-files.ts'
import { limitsOf } from './http/serve/connection-limits.ts'
import type { Health } from './http/serve/health.ts'
import { listen, stopListening } from './http/serve/listen.ts'
import { createMetrics } from './http/serve/metrics.ts'
import { captureConsole } from './process/capture-console.ts'
import { onStop, reportCrash, sayReady, stopWith } from './process/process.ts'
import { refuseStart, requireNode } from './process/refuse-start.ts'
import { createSignals } from './signals/signals.ts'
import { createSite, type WebHandler } from './site.ts'

const WEB_BUILD = new URL('../../web/build/', import.meta.url)

type WebBuild = {
  /** The first part of the path of every page. */
  pageAreas: readonly string[]
  createWebHandler: (options: {
    api: ApiCall
    settings: unknown
    onFault: (fault: unknown, requestId: string) => void
  }) => WebHandler
}

async function main(): Promise<void> {
  const config = readConfig()
  // Loaded while the database is being reached.
  const loading: Promise<WebBuild> = import(new URL('server/index.js', WEB_BUILD).href)
  const { deps, close } = await compose(config, { isWorker: false })
  captureConsole(deps.log)
  reportCrash(deps)
  const api = createApi(deps)
  const { createWebHandler, pageAreas } = await loading
  const health: Health = { stopping: false }
  const signals = createSignals(deps)
  const metrics = createMetrics({ ...measuredCalls(deps), pages: pageAreas }, signals)
  const site = createSite({
    deps,
    api,
    web: createWebHandler({
      api,
      settings: webSettings(deps.config),
      onFault: (err, requestId) => deps.log.error({ requestId, err }, 'page failed'),
    }),
    staticFile: loadStaticFiles(fileURLToPath(new URL('client', WEB_BUILD))),
    metrics,
    health,
  })
  const [widget, webhook] = [createWidgetServer(deps), createWebhookServer({ deps, metrics })]
  const server = listen(
    {
      port: config.PORT,
      hostname: config.HOST,
      fetch: site,
      first: (request, response) => widget(request, response) || webhook(request, response),
    },
    (port) => sayReady({ port }),
    limitsOf(config.TRUST_PROXY),
  )
  server.on('error', (fault: NodeJS.ErrnoException) => {
    stopWith(
      fault.code === 'EADDRINUSE'
        ? `port ${config.PORT} is taken; set PORT to another one.`
        : `the server cannot listen on port ${config.PORT}: ${fault.message}.`,
    )
  })
  onStop(async () => {
    health.stopping = true
    await stopListening(server, config.DRAIN_SECONDS * 1000)
    await close()
  })
}

requireNode()
main().catch(refuseStart)
