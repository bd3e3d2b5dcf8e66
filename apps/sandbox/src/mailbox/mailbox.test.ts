import { once } from 'node:events'
import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataFolder: null, webhook: null })
})
afterAll(() => sandbox.close())

/** Speaks SMTP by hand, one command after each answer. */
async function send(to: string, message: string): Promise<void> {
  const socket = new Socket()
  socket.connect(sandbox.smtpPort, '127.0.0.1')
  const commands = [
    'EHLO localhost',
    'MAIL FROM:<understory@example.com>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${message}\r\n.`,
    'QUIT',
  ]
  await once(socket, 'data')
  for (const command of commands) {
    socket.write(`${command}\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^[23]/)
  }
  socket.end()
}

const mail = (id: string) =>
  [
    `Message-ID: <${id}@understory>`,
    'From: Understory <understory@example.com>',
    'To: ada@example.com',
    'Subject: =?UTF-8?Q?Dein_Wald_w=C3=A4chst?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Ten trees.',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="certificate.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.7 hello').toString('base64'),
    '--b--',
  ].join('\r\n')

// biome-ignore lint/suspicious/noExplicitAny: an answer of the wire, looked into by tests
const read = async (path: string): Promise<any> => (await fetch(sandbox.url + path)).json()

test('an email is stored once, however often it is delivered, with its attachment', async () => {
  await send('Ada@example.com', mail('one'))
  await send('ada@example.com', mail('one'))
  const { messages } = await read('/mailbox/messages?to=ada@EXAMPLE.com')
  expect(messages).toHaveLength(1)
  const message = await read(`/mailbox/messages/${messages[0].id}`)
  expect(message).toMatchObject({ subject: 'Dein Wald wächst', text: 'Ten trees.' })
  expect(message.attachments).toEqual([
    { filename: 'certificate.pdf', contentType: 'application/pdf', size: 14 },
  ])
  const file = await fetch(
    `${sandbox.url}/mailbox/messages/${message.id}/attachments/certificate.pdf`,
  )
  expect(await file.text()).toBe('%PDF-1.7 hello')
})

test('nobody sees the mail of another address', async () => {
  expect((await read('/mailbox/messages?to=eve@example.com')).messages).toEqual([])
})
