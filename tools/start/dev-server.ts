import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { createApi } from '../../apps/api/src/app.ts'
import { compose } from '../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../apps/api/src/configuration/config.ts'
import { webSettings } from '../../apps/api/src/from-manifests/web-settings.ts'
import { createMetrics } from '../../apps/api/src/http/serve/metrics.ts'
import { onStop, sayReady } from '../../apps/api/src/process/process.ts'
import { createSite, type WebHandler } from '../../apps/api/src/site.ts'
import { ROOT } from '../folders.ts'

// The server with the pages straight from their sources: a change of a page shows at once.
const config = readConfig()
const { deps, close } = await compose(config, { isWorker: false })
const api = createApi(deps)
const root = join(ROOT, 'apps/web')
const vite = await createVite({
  root,
  configFile: join(root, 'vite.config.ts'),
  server: { middlewareMode: true },
})

const web: WebHandler = async (request, visitor) => {
  const { createWebHandler } = await vite.ssrLoadModule('./src/server.ts')
  const settings = webSettings(deps.config)
  const onFault = (fault: unknown) => console.error(fault)
  return createWebHandler({ api, settings, onFault })(request, visitor)
}
const site = createSite({
  deps,
  api,
  web,
  staticFile: () => null,
  metrics: createMetrics(),
  health: { stopping: false },
})
const listener = getRequestListener((request, env) => {
  const { incoming } = env as { incoming: { socket: { remoteAddress?: string } } }
  return site(request, incoming.socket.remoteAddress ?? 'unknown')
})
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => listener(request, response))
})
server.listen(config.PORT, config.HOST, () => sayReady({ port: config.PORT }))
onStop(async () => {
  server.closeAllConnections()
  await vite.close()
  await close()
})
