import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asPlatform } from '@understory/database/row-security.ts'
import { createWidgetServer } from '../../../apps/api/src/capabilities/showing/widgets/public.ts'
import { addWidget } from '../../../apps/api/src/testing/widgets.ts'
import { type CompanyApi, withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Figure, Measure } from '../../measure.ts'

const VIEWS = 20_000
const WIDGET_VIEWS_CONNECTIONS = 32
const ORIGIN = 'https://fernbank.example'

/** CPU of this process alone: who asks is another one. */
export const widgetViews: Measure = {
  id: 'widget-views',
  what: 'The data of a live widget, in CPU a view, against bare node:http sending the same bytes',
  unit: 'µs',
  goal: { ratio: 0.85, is: 'at least' },
  run: () => withCompany(async (company) => [await compared(company)]),
}

async function compared({ deps, call, person }: CompanyApi): Promise<Figure> {
  const widgetId = await asPlatform(() => addWidget({ call, deps }, person))
  const answer = createWidgetServer(deps)
  const path = `/widget/${widgetId}.json`
  const ours = await serve((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end()
  })
  const first = await fetch(`http://127.0.0.1:${ours.port}${path}`, { headers: { origin: ORIGIN } })
  const headers = Object.fromEntries(first.headers)
  for (const own of ['date', 'connection', 'keep-alive', 'content-encoding']) delete headers[own]
  const body = Buffer.from(await first.arrayBuffer())
  headers['content-length'] = String(body.length)
  const bare = await serve((_, response) => response.writeHead(200, headers).end(body))
  const client = fork(new URL('../../widget-client.ts', import.meta.url))
  const views = (port: number) => () => askFor(client, { port, path })
  const found = await interleave({ ours: views(ours.port), reference: views(bare.port) })
  client.kill()
  await Promise.all([ours.close(), bare.close()])
  const micros = (sample: { cpuMicros: number }) => sample.cpuMicros / VIEWS
  return {
    ours: micros(found.ours),
    reference: micros(found.reference),
    ratio: micros(found.reference) / micros(found.ours),
    note: `${body.length} bytes, not compressed`,
  }
}

async function askFor(client: ChildProcess, asked: { port: number; path: string }): Promise<void> {
  client.send({ ...asked, views: VIEWS, connections: WIDGET_VIEWS_CONNECTIONS, origin: ORIGIN })
  const [answers] = await once(client, 'message')
  if (answers !== VIEWS) throw new Error(`${answers} of ${VIEWS} views were answered`)
}

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
