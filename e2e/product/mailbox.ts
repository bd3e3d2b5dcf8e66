/// <reference path="./provided-context.d.ts" />
import { expect, inject } from 'vitest'

export type Message = {
  id: number
  subject: string
  text: string
  attachments: { filename: string; contentType: string; size: number }[]
}

/** The emails sent to someone, newest first, once there is one with this in its subject. */
export async function emailsTo(email: string, subject: string): Promise<Message[]> {
  const found = () => listProductMailbox(email, subject)
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0)
  return Promise.all(
    (await found()).map(({ id }) => readProductMailbox<Message>(`/mailbox/messages/${id}`)),
  )
}

export async function attachmentOf(message: Message, name: string): Promise<Uint8Array> {
  const path = `/mailbox/messages/${message.id}/attachments/${encodeURIComponent(name)}`
  const answer = await fetch(inject('sandboxUrl') + path)
  return new Uint8Array(await answer.arrayBuffer())
}

async function listProductMailbox(email: string, subject: string): Promise<{ id: number }[]> {
  const query = new URLSearchParams({ to: email })
  type Listed = { id: number; subject: string }
  const { messages } = await readProductMailbox<{ messages: Listed[] }>(
    `/mailbox/messages?${query}`,
  )
  return messages.filter((message) => message.subject.includes(subject))
}

async function readProductMailbox<T>(path: string): Promise<T> {
  return (await (await fetch(inject('sandboxUrl') + path)).json()) as T
}
