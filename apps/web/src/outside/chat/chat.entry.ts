import type { ChatRegion } from './chat-regions.ts'
import { createIntercom } from './intercom.ts'
import type { ChatIdentity, ChatPage, SupportChat } from './support-chat.ts'

/*
 * On the page of the chat alone. The vendor's script is loaded when someone asks for it, and where it
 * does not come, the contact form does.
 */
const PATIENCE_MS = 10_000

const place = document.querySelector<HTMLElement>('[data-chat]')
if (place) wait(place)

type ChatFacts = {
  readonly appId: string
  readonly region: ChatRegion
  readonly host: string | null
  readonly identity: ChatIdentity | null
}

function wait(chat: HTMLElement): void {
  const facts: ChatFacts = JSON.parse(chat.dataset.chat ?? '')
  const button = chat.querySelector('button')
  button?.addEventListener('click', () => {
    button.disabled = true
    chat.querySelector<HTMLElement>('[data-opening]')?.removeAttribute('hidden')
    open(facts).then(
      () => chat.toggleAttribute('data-open', true),
      (fault: unknown) => writeInstead(String(fault)),
    )
  })
}

async function open({ appId, region, host, identity }: ChatFacts): Promise<void> {
  const chat: SupportChat = createIntercom(pageOf(host), {
    appId,
    region,
    identity,
    patienceMs: PATIENCE_MS,
  })
  await chat.open()
  document.querySelector('[data-opening]')?.setAttribute('hidden', '')
}

function pageOf(other: string | null): ChatPage {
  return {
    globals: window as unknown as Record<string, unknown>,
    load: (host, path) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script')
        script.addEventListener('load', () => resolve())
        script.addEventListener('error', () => reject(new Error('the script did not come')))
        Object.assign(script, { async: true, src: (other ?? host) + path })
        setTimeout(() => reject(new Error('the script did not come in time')), PATIENCE_MS)
        document.head.append(script)
      }),
  }
}

/** Only logged, as there is another way to write. */
function writeInstead(why: string): void {
  void fetch('/api/browser-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'chat', message: why, stack: null, path: '/chat' }),
    keepalive: true,
  }).catch(() => {})
  location.assign('/contact-us?topic=help&chat=unavailable')
}
