import { drive } from './stores/lean-client.ts'

type WidgetClientInput = {
  readonly port: number
  readonly path: string
  readonly origin: string
  readonly views: number
  readonly connections: number
}

// A process of its own, so that what it costs is not counted.
process.on('message', async ({ port, path, origin, views, connections }: WidgetClientInput) => {
  const text = `GET ${path} HTTP/1.1\r\nhost: a\r\norigin: ${origin}\r\naccept: */*\r\n\r\n`
  const requests = Array<Buffer>(views).fill(Buffer.from(text))
  const { answers } = await drive({ ports: [port], requests, connections })
  process.send?.(answers.get(200) ?? 0)
})
