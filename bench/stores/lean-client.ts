import { connect, type Socket } from 'node:net'

export type Driven = {
  readonly seconds: number
  /** Answers by their status. */
  readonly answers: ReadonlyMap<number, number>
  /** Of each answer, in milliseconds from when its request was due. */
  readonly millis: readonly number[]
}

type Driving = {
  /** Connections go to each in turn. */
  readonly ports: readonly number[]
  readonly requests: readonly Buffer[]
  readonly connections: number
  /** A second: requests are due at fixed times, whether or not answers come; absent: as fast as they come. */
  readonly rate?: number
}

const STATUS = Buffer.from('HTTP/1.1 ')

/** The three digits after it. */
const responseStatusOf = (data: Uint8Array) =>
  [0, 1, 2].reduce((sum, at) => sum * 10 + (data[STATUS.length + at] ?? 0) - 48, 0)

/** Sends requests that are bytes already, over connections that stay open. It parses nothing but statuses. */
export async function drive({ ports, requests, connections, rate }: Driving): Promise<Driven> {
  const answers = new Map<number, number>()
  const millis: number[] = []
  let next = 0
  const began = performance.now()
  const dueAt = (at: number) => (rate ? began + (at / rate) * 1000 : performance.now())

  // Answers are read into the same bytes, so that reading leaves nothing to collect.
  const buffer = Buffer.alloc(16 * 1024)

  function lane(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let [due, isDone] = [0, false]
      let pending: Buffer | undefined
      let socket: Socket
      function read(_: number, data: Uint8Array): boolean {
        if (STATUS.compare(data, 0, STATUS.length) !== 0) return true
        const status = responseStatusOf(data)
        answers.set(status, (answers.get(status) ?? 0) + 1)
        millis.push(performance.now() - due)
        send()
        return true
      }
      const send = () => {
        const request = requests[next]
        pending = request
        if (!request) {
          isDone = true
          socket.end()
          return resolve()
        }
        due = dueAt(next)
        next += 1
        const wait = due - performance.now()
        if (wait > 1) setTimeout(() => socket.write(request), wait)
        else socket.write(request)
      }
      const open = () => {
        socket = connect({
          port,
          host: '127.0.0.1',
          noDelay: true,
          onread: { buffer, callback: read },
        })
        socket.on('connect', () => (pending ? socket.write(pending) : send()))
        socket.on('error', (fault: NodeJS.ErrnoException) => {
          if (fault.code !== 'ECONNRESET' && fault.code !== 'EPIPE') reject(fault)
        })
        // A server closes a connection that was silent for some seconds, as on a machine that does other things.
        socket.on('close', () => {
          if (!isDone) open()
        })
      }
      open()
    })
  }

  await Promise.all(
    Array.from({ length: connections }, (_, at) => lane(ports[at % ports.length] ?? 0)),
  )
  return { seconds: (performance.now() - began) / 1000, answers, millis }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
