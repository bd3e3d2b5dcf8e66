import type { Mailbox, MailboxMessage, MailboxSummary } from '@understory/ports/mail/mailbox.ts'

const SANDBOX_MAILBOX_TIMEOUT_MS = 5_000

/** Reads the mailbox of the sandbox over HTTP. */
export function createSandboxMailbox(url: string): Mailbox {
  const read = async (path: string): Promise<unknown> => {
    const address = new URL(`/mailbox/messages${path}`, url)
    const response = await fetch(address, {
      signal: AbortSignal.timeout(SANDBOX_MAILBOX_TIMEOUT_MS),
    })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`the mailbox answered ${response.status}`)
    return response.json()
  }
  return {
    async list() {
      const { messages } = (await read('')) as { messages: MailboxSummary[] }
      return messages.toSorted((a, b) => b.id - a.id)
    },
    async find(id) {
      return (await read(`/${id}`)) as MailboxMessage | null
    },
  }
}
