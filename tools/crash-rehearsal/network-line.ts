import { createServer, type Socket, connect as socketTo } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** A stretch of network that a rehearsal can break. */
export type NetworkLine = {
  readonly port: number
  /** Breaks off what is open, and refuses what comes, until it is mended. */
  readonly cut: () => void
  /** Whatever is sent arrives nowhere, and nothing says so; what is held arrives once it is mended. */
  readonly silence: () => void
  /** Whatever is sent arrives so many milliseconds later. */
  readonly slow: (ms: number) => void
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** What comes is led to the port that counts at that moment, on this machine. */
export async function lineTo(port: () => number): Promise<NetworkLine> {
  const open = new Set<Socket>()
  let isCut = false
  let held: { readonly until: Promise<void>; readonly release: () => void } | null = null
  let lateMs = 0
  const passing = () =>
    new Transform({
      async transform(chunk, _encoding, pass) {
        if (lateMs > 0) await sleep(lateMs)
        if (held) await held.until
        pass(null, chunk)
      },
    })
  const server = createServer({ allowHalfOpen: false }, (from) => {
    if (isCut) return from.destroy()
    const to = socketTo(port(), '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.pipe(passing()).pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const breakOff = () => {
    for (const socket of open) socket.destroy()
  }
  const mend = () => {
    isCut = false
    lateMs = 0
    held?.release()
    held = null
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      isCut = true
      breakOff()
    },
    silence() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { until: promise, release: resolve }
    },
    slow(ms) {
      lateMs = ms
    },
    mend,
    async close() {
      mend()
      breakOff()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
