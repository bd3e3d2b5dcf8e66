// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const searchMessage = /* @__PURE__ */ plainMessages<{
  readonly 'ownThings.of': { readonly called: string }
  readonly 'ownThings.from': { readonly companyName: string; readonly longMonth: string }
  readonly 'ownThings.liveWidget': Record<never, never>
  readonly 'searchForm.searchTheSite': Record<never, never>
  readonly 'searchForm.wordQuestion': Record<never, never>
  readonly 'searchForm.search': Record<never, never>
  readonly 'siteSearch.toRead': Record<never, never>
  readonly 'quick.myImpact': Record<never, never>
  readonly 'search.search': Record<never, never>
  readonly 'search.description': Record<never, never>
  readonly 'search.onePlaceFor': { readonly count: number; readonly oneHits: 'yes' | 'other'; readonly query: string }
  readonly 'search.nothingHereSays': { readonly query: string }
  readonly 'search.askUs': Record<never, never>
  readonly 'search.help': Record<never, never>
  readonly 'search.signingPaymentsCertificatesShops': Record<never, never>
  readonly 'search.questionsAndAnswers': Record<never, never>
  readonly 'search.moneyBuysProof': Record<never, never>
  readonly 'search.projects': Record<never, never>
  readonly 'search.whereMoneyGoesMap': Record<never, never>
  readonly 'search.toRead': Record<never, never>
  readonly 'search.articlesThoseBuyNothing': Record<never, never>
  readonly 'search.whereToLook': Record<never, never>
  readonly 'quick.settings': Record<never, never>
  readonly 'ownThings.invoice': Record<never, never>
  readonly 'ownThings.certificate': Record<never, never>
  readonly 'ownThings.vehicle': Record<never, never>
  readonly 'ownThings.footprint': Record<never, never>
  readonly 'ownThings.shop': Record<never, never>
  readonly 'ownThings.product': Record<never, never>
  readonly 'ownThings.supplier': Record<never, never>
  readonly 'siteSearch.help': Record<never, never>
  readonly 'siteSearch.questions': Record<never, never>
  readonly 'siteSearch.project': Record<never, never>
  readonly 'siteSearch.page': Record<never, never>
}>(english)

export const searchRich = /* @__PURE__ */ richMessages<{
  readonly 'search.tryShorterWordAsk': { readonly link: MessageTag }
}>(english)
