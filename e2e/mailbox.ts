/// <reference path="./provided-context.d.ts" />
import { expect, inject } from 'vitest'

export type Letter = {
  id: number
  subject: string
  text: string
  attachments: { filename: string; contentType: string; size: number }[]
}

/** The letters somebody was sent, newest first, once there is one with this in its subject. */
export async function lettersTo(email: string, subject: string): Promise<Letter[]> {
  const found = () => list(email, subject)
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBeGreaterThan(0)
  return Promise.all((await found()).map(({ id }) => read<Letter>(`/mailbox/messages/${id}`)))
}

export async function attachmentOf(letter: Letter, name: string): Promise<Uint8Array> {
  const path = `/mailbox/messages/${letter.id}/attachments/${encodeURIComponent(name)}`
  const answer = await fetch(inject('sandboxUrl') + path)
  return new Uint8Array(await answer.arrayBuffer())
}

async function list(email: string, subject: string): Promise<{ id: number }[]> {
  const query = new URLSearchParams({ to: email })
  type Listed = { id: number; subject: string }
  const { messages } = await read<{ messages: Listed[] }>(`/mailbox/messages?${query}`)
  return messages.filter((message) => message.subject.includes(subject))
}

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(inject('sandboxUrl') + path)).json()) as T
}
