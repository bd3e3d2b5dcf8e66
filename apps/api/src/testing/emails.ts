import type { TestApi } from './start-test-api.ts'

/** The newest email to an address that matches, once it has arrived. Needs `api.work()`. */
export async function emailTo(
  { sandbox }: Pick<TestApi, 'sandbox'>,
  email: string,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  const box = `${sandbox.url}/mailbox/messages`
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const response = await fetch(`${box}?to=${encodeURIComponent(email)}`)
    const { messages } = (await response.json()) as { messages: { id: number }[] }
    for (const { id } of messages) {
      const message = (await (await fetch(`${box}/${id}`)).json()) as { text: string | null }
      const found = pattern.exec(message.text ?? '')
      if (found) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no email to ${email} matches ${pattern}`)
}
