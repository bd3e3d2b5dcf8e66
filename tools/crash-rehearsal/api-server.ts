import { serve } from '@hono/node-server'
import { createApi } from '../../apps/api/src/app.ts'
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { requestFacts } from '../../apps/api/src/http/request-facts.ts'

// The API as the server runs it, without the pages: a rehearsal starts it some hundred times.
const config = readConfig()
const { deps } = await compose(config, { isWorker: false })
const api = createApi(deps)
serve(
  {
    port: config.PORT,
    hostname: '127.0.0.1',
    fetch: (request) => api(request, requestFacts(request, '127.0.0.1', config.TRUST_PROXY)),
  },
  () => process.send?.({ ready: true }),
)
process.on('disconnect', () => process.exit(0))
