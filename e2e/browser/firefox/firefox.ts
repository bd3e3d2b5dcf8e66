#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { frameReader, textFrame } from './frames.ts'

/*
 * Firefox for Playwright, which asks every browser to pretend a colour scheme. Releases of Firefox that do
 * not know that command refuse it, and with it every page; here it is answered with yes, and left out.
 */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const HEAD_END = '\r\n\r\n'

const child = spawn(process.env.FIREFOX_PROGRAM ?? '', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
child.once('exit', (code) => process.exit(code ?? 1))
for await (const line of createInterface(child.stderr)) {
  const [, address, port] = line.match(/WebDriver BiDi listening on (ws:\/\/[\d.]+:(\d+))/) ?? []
  console.error(address ? line.replace(address, await between(Number(port))) : line)
}

/** Listens in the place of Firefox. */
async function between(port: number): Promise<string> {
  const server = createServer((driver) => join(driver, port)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function join(driver: Socket, port: number): void {
  const firefox = connect(port, '127.0.0.1')
  for (const [one, other] of [
    [driver, firefox],
    [firefox, driver],
  ] as const) {
    one.on('close', () => other.destroy())
    one.on('error', () => other.destroy())
  }
  afterHead(driver, (head, read) => {
    firefox.write(head.replace(/^host: .*$/im, `Host: 127.0.0.1:${port}`))
    read((bytes, text) => {
      if (!text.includes(UNKNOWN)) firefox.write(bytes)
      else driver.write(textFrame(`{"type":"success","id":${JSON.parse(text).id},"result":{}}`))
    })
  })
  // By whole frames, so that an answer of ours never stands within one of Firefox.
  afterHead(firefox, (head, read) => {
    driver.write(head)
    read((bytes) => driver.write(bytes))
  })
}

type OnFrame = (bytes: Buffer, text: string) => void
type Read = (onFrame: OnFrame) => void

/** The head by which a connection becomes a WebSocket, then its frames. */
function afterHead(socket: Socket, act: (head: string, read: Read) => void): void {
  let begun = Buffer.alloc(0)
  socket.on('data', function wait(chunk: Buffer) {
    begun = Buffer.concat([begun, chunk])
    const end = begun.indexOf(HEAD_END)
    if (end < 0) return
    socket.off('data', wait)
    const head = begun.subarray(0, end + HEAD_END.length)
    act(head.toString(), (onFrame) => {
      const frames = frameReader()
      const take = (bytes: Buffer) => {
        for (const frame of frames(bytes)) onFrame(frame.bytes, frame.text)
      }
      take(begun.subarray(head.length))
      socket.on('data', take)
    })
  })
}
