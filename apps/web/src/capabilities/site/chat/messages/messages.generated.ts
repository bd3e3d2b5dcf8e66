// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const chatMessage = /* @__PURE__ */ plainMessages<{
  readonly 'chat.chat': Record<never, never>
  readonly 'chat.description': Record<never, never>
  readonly 'chat.chatWithUs': Record<never, never>
  readonly 'chat.personAnswersOutsideHours': Record<never, never>
  readonly 'chat.beforeItOpens': Record<never, never>
  readonly 'chat.startTheChat': Record<never, never>
  readonly 'chat.writeToUsInstead': Record<never, never>
  readonly 'chat.theChatIsOpening': Record<never, never>
}>(english)

export const chatRich = /* @__PURE__ */ richMessages<{
  readonly 'chat.chatRunsServiceLoaded': { readonly company: string; readonly email: string; readonly hasIdentity: 'yes' | 'other'; readonly link: MessageTag; readonly name: string; readonly stores: string }
  readonly 'chat.chatNeedsScriptOff': { readonly strong: MessageTag }
}>(english)
