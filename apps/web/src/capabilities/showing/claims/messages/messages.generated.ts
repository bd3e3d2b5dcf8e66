// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const claimsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'basisFields.wordsRest': Record<never, never>
  readonly 'basisList.wordsRest': Record<never, never>
  readonly 'claims.iAmNotSure': Record<never, never>
  readonly 'claims.aProductOrService': Record<never, never>
  readonly 'claims.orderDelivery': Record<never, never>
  readonly 'claims.anEvent': Record<never, never>
  readonly 'claims.companyWhole': Record<never, never>
  readonly 'claims.anyone': Record<never, never>
  readonly 'claims.businessesAlone': Record<never, never>
  readonly 'claims.whatMayYouSay': Record<never, never>
  readonly 'claims.typeSentenceAboutClimate': Record<never, never>
  readonly 'claims.yourSentence': Record<never, never>
  readonly 'claims.alwaysPasses': Record<never, never>
  readonly 'claims.sayFundedMuchWhen': Record<never, never>
  readonly 'claims.helpLegalAdviceReads': Record<never, never>
  readonly 'claims.sentenceWholePageText': Record<never, never>
  readonly 'claims.wantSay': Record<never, never>
  readonly 'claims.carbonNeutralDeliveryEvery': Record<never, never>
  readonly 'claims.whatIsItAbout': Record<never, never>
  readonly 'claims.whoReadsIt': Record<never, never>
  readonly 'claims.someSentencesSaidHint': Record<never, never>
  readonly 'claims.checkIt': Record<never, never>
  readonly 'claims.description': Record<never, never>
}>(english)

export const claimsRich = /* @__PURE__ */ richMessages<{
  readonly 'claims.typeStoredProgramsAsk': { readonly link: MessageTag }
}>(english)
