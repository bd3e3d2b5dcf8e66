import { CHAT_REGIONS, type ChatRegion } from './chat-regions.ts'
import type { ChatIdentity, ChatPage, SupportChat } from './support-chat.ts'

type Intercom = ((...command: unknown[]) => void) & { q?: unknown[]; c?: (said: unknown) => void }
type IntercomInput = {
  readonly appId: string
  readonly region: ChatRegion
  readonly identity: ChatIdentity | null
  /** After so long without a conversation the chat counts as out of reach. */
  readonly patienceMs: number
}

/** Intercom's messenger, which replaces the queue by itself when its script comes. */
export function createIntercom({ globals, load }: ChatPage, given: IntercomInput): SupportChat {
  const queue: Intercom = (...command) => queue.c?.(command)
  queue.q = []
  queue.c = (said) => queue.q?.push(said)
  globals.Intercom ??= queue
  const say: Intercom = (...command) => (globals.Intercom as Intercom)(...command)
  return {
    async open() {
      const settings = settingsOf(given)
      globals.intercomSettings = settings
      await load('https://widget.intercom.io', `/widget/${encodeURIComponent(given.appId)}`)
      await new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error('no conversation in time')), given.patienceMs)
        say('boot', settings)
        say('onShow', resolve)
        say('show')
      })
    },
    shutdown: () => say('shutdown'),
  }
}

function settingsOf({ appId, region, identity }: IntercomInput) {
  const settings = {
    app_id: appId,
    api_base: CHAT_REGIONS[region],
    hide_default_launcher: true,
  }
  if (!identity) return settings
  // Who it is stands in what the server signed, and nowhere else.
  return { ...settings, intercom_user_jwt: identity.token }
}
