import { createServer, type Server, type Socket } from 'node:net'
import { NotAccepted } from '@understory/ports/mail/mailer.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

const EMAIL = {
  id: 'issue-1',
  to: 'hazel@meadow.example',
  subject: 'Peat',
  text: 'Peat.',
  html: '',
}

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

type Replies = Readonly<Record<string, string | null>>
const WELL: Replies = {
  EHLO: '250 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  '.': '250 ok',
}

type Served = { port: number; messages: () => number; lines: () => readonly string[] }

/** Speaks as much SMTP as is needed; at `null` it hangs up. Counts the messages that were sent whole. */
async function serve(replies: Replies): Promise<Served> {
  let messages = 0
  let isBody = false
  const lines: string[] = []
  const answer = (socket: Socket, line: string) => {
    lines.push(line)
    if (line === '.') messages += 1
    if (isBody && line !== '.') return
    isBody = line === 'DATA'
    const verb = line === '.' ? line : line.slice(0, 4).toUpperCase()
    const reply = { ...WELL, QUIT: '221 bye', ...replies }[verb]
    if (reply === null) socket.destroy()
    else if (reply) socket.write(`${reply}\r\n`)
  }
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 hello\r\n')
    socket.on('data', (bytes) => {
      for (const line of String(bytes).split('\r\n')) answer(socket, line)
    })
  })
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { port, messages: () => messages, lines: () => lines }
}

async function outcomeOf(port: number, requiresTls = false, query = ''): Promise<string> {
  const mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${port}/${query}`,
    from: () => 'a@meadow.example',
    requiresTls,
  })
  const fault: unknown = await mailer.send(EMAIL).then(
    () => null,
    (reason: unknown) => reason,
  )
  await mailer.close()
  if (fault === null) return 'taken'
  return fault instanceof NotAccepted ? fault.refusal : 'in doubt'
}

describe('an email is', () => {
  test.each<[string, string, Replies]>([
    ['taken', 'that is acknowledged', {}],
    ['no-address', 'to someone the server does not know', { RCPT: '550 5.1.1 no such user' }],
    ['never', 'to someone the server will not write to', { RCPT: '550 5.7.1 not allowed' }],
    ['later', 'to someone who is greylisted', { RCPT: '450 4.2.0 greylisted' }],
    ['later', 'whose content is refused', { '.': '554 5.7.1 looks like spam' }],
    ['later', 'that finds no room', { '.': '452 4.3.1 no room' }],
    ['no-server', 'from someone who may not send', { MAIL: '550 5.7.1 not you' }],
  ])('%s: one %s', async (outcome, _, replies) => {
    const { port } = await serve(replies)
    expect(await outcomeOf(port)).toBe(outcome)
  })

  test('one message to one address, whatever is typed into its words', async () => {
    const { port, lines, messages } = await serve({})
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: () => 'a@meadow.example',
      requiresTls: false,
    })
    const typed = 'Peat\r\nBcc: fern@meadow.example\r\n\r\n.\r\nRCPT TO:<fern@meadow.example>'
    await mailer.send({ ...EMAIL, subject: typed, text: typed })
    await mailer.close()
    const [head = ''] = lines().join('\n').split(/\n\n/)
    expect(head).not.toMatch(/^Bcc:/m)
    // What was typed is behind the head, and its full stop did not end the message.
    expect(lines().indexOf('..')).toBeLessThan(lines().indexOf('.'))
    expect(lines()).toContain('..')
    expect(messages()).toBe(1)
  })

  test('in doubt, and sent once, where the server hangs up with it in its hands', async () => {
    const { port, messages } = await serve({ '.': null })
    expect(await outcomeOf(port)).toBe('in doubt')
    expect(messages()).toBe(1)
  })

  test('not sent in the clear where encryption is asked for, unless the address allows it', async () => {
    const { port, messages } = await serve({ STAR: '502 not here' })
    expect(await outcomeOf(port, true)).toBe('no-server')
    expect(messages()).toBe(0)
    expect(await outcomeOf(port, true, '?requireTLS=false')).toBe('taken')
  })

  test('certainly not taken where there is no server', async () => {
    const { port } = await serve({})
    await new Promise((done) => server?.close(done))
    expect(await outcomeOf(port)).toBe('no-server')
  })
})
