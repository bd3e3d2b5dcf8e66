// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const apiDocsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'openApi.anyoneKeyMoreOften': Record<never, never>
  readonly 'openApi.keyAccount': Record<never, never>
  readonly 'openApi.browsersSessionSiteItself': Record<never, never>
  readonly 'openApi.bearerTokenActingAccount': Record<never, never>
  readonly 'openApi.aBearerToken': Record<never, never>
  readonly 'fieldList.text': { readonly isRequired: 'yes' | 'other'; readonly type: string }
  readonly 'apiCall.exampleOf': { readonly operationId: string }
  readonly 'apiCall.body': Record<never, never>
  readonly 'apiCall.answer': { readonly status: string }
  readonly 'apiCall.refusals': Record<never, never>
  readonly 'apiCall.parameters': Record<never, never>
  readonly 'apiCall.inTheRequired': { readonly description: string; readonly format: string; readonly hasDescription: 'yes' | 'other'; readonly place: string; readonly required: 'yes' | 'other'; readonly type: string; readonly which: 'yes' | 'other'; readonly which2: 'yes' | 'other' }
  readonly 'apiCall.nothingButTheStatus': Record<never, never>
  readonly 'apiCall.showItsSchema': Record<never, never>
  readonly 'apiDocsGroup.apiReference': { readonly group: string }
  readonly 'apiDocsGroup.description': { readonly group: string }
  readonly 'apiDocsGroup.apiReference2': Record<never, never>
  readonly 'apiDocsGroup.callOpenTakesAnswers': { readonly count: number }
  readonly 'apiDocsGroup.groupsOfCalls': Record<never, never>
  readonly 'apiDocsGroup.callsOf': { readonly name: string }
  readonly 'apiDocs.apiReference': Record<never, never>
  readonly 'apiDocs.description': Record<never, never>
  readonly 'apiDocs.pagesSiteMadeSame': { readonly description: string }
  readonly 'apiDocs.everyCallByGroup': Record<never, never>
  readonly 'apiDocs.allCallsFull': { readonly name: string }
  readonly 'apiDocs.askAnythingPublicSuch': Record<never, never>
  readonly 'apiDocs.signKeepSessionCookie': Record<never, never>
  readonly 'apiDocs.exchangeBearerTokenLasts': Record<never, never>
  readonly 'apiDocs.askYours': Record<never, never>
  readonly 'apiDocs.inFourCommands': Record<never, never>
  readonly 'openApi.anyone': Record<never, never>
}>(english)

export const apiDocsRich = /* @__PURE__ */ richMessages<{
  readonly 'apiCall.whoMayCall': { readonly accessWords: string; readonly strong: MessageTag }
  readonly 'apiCall.aFile': { readonly code: MessageTag; readonly type: string }
  readonly 'apiDocs.machinesSameOpenapi3': { readonly link: MessageTag }
}>(english)
