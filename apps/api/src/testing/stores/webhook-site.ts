import type { AddressInfo } from 'node:net'
import { createWebhookServer } from '../../capabilities/stores/store-orders/public.ts'
import { listen } from '../../http/serve/listen.ts'
import { createMetrics } from '../../http/serve/metrics.ts'
import type { TestApi } from '../start-test-api.ts'

/** The API behind a port, with webhooks of stores answered first, as a server runs it. */
export async function serveWebhookSite({ deps, send }: Pick<TestApi, 'deps' | 'send'>) {
  const first = createWebhookServer({ deps, metrics: createMetrics() })
  const server = listen({ port: 0, hostname: '127.0.0.1', fetch: send, first }, () => {})
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
