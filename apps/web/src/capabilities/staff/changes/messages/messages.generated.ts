// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const changesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'changeForm.fewWordsStaysHistory': Record<never, never>
  readonly 'changeForm.why': Record<never, never>
  readonly 'changeForm.saveDraftLook': Record<never, never>
  readonly 'changeForm.in': { readonly label: string; readonly unit: string }
  readonly 'changeForm.none': Record<never, never>
  readonly 'changeForm.pleaseChoose': Record<never, never>
  readonly 'changeWords.waitsSecondPerson': Record<never, never>
  readonly 'change.aChange': Record<never, never>
  readonly 'change.description': Record<never, never>
  readonly 'change.asItWillLook': Record<never, never>
  readonly 'change.editTheDraft': Record<never, never>
  readonly 'change.whatItChanged': Record<never, never>
  readonly 'change.whatItWillChange': Record<never, never>
  readonly 'change.nothingAlready': Record<never, never>
  readonly 'change.before': Record<never, never>
  readonly 'change.then': Record<never, never>
  readonly 'change.asEveryoneSeesIt': Record<never, never>
  readonly 'change.draftedColleaguePublishesFind': Record<never, never>
  readonly 'change.proposeIt': Record<never, never>
  readonly 'change.publishIt': Record<never, never>
  readonly 'change.changeItAgain': Record<never, never>
  readonly 'change.withdrawIt': Record<never, never>
  readonly 'change.whyShould': Record<never, never>
  readonly 'change.draftsChangeBackHint': Record<never, never>
  readonly 'change.draftTheWayBack': Record<never, never>
  readonly 'changes.publishing': Record<never, never>
  readonly 'changes.description': Record<never, never>
  readonly 'changes.whatEveryoneSees': Record<never, never>
  readonly 'changes.notPublishedYet': Record<never, never>
  readonly 'changes.secondPersonPublishes': { readonly isFourEyes: 'yes' | 'other'; readonly says: string }
  readonly 'changes.roleChangesNothingAsk': Record<never, never>
  readonly 'edit.draftAChange': Record<never, never>
  readonly 'edit.description': Record<never, never>
  readonly 'edit.whatThereIs': { readonly label: string }
  readonly 'edit.addIt': Record<never, never>
  readonly 'edit.changeIt': Record<never, never>
  readonly 'kind.publishing': Record<never, never>
  readonly 'kind.description': Record<never, never>
  readonly 'kind.secondPersonPublishesEvery': { readonly isFourEyes: 'yes' | 'other'; readonly says: string }
  readonly 'kind.addAnother': Record<never, never>
  readonly 'kind.idNeverChangesHint': Record<never, never>
  readonly 'kind.fillItIn': Record<never, never>
  readonly 'kind.history': Record<never, never>
  readonly 'places.projects': Record<never, never>
  readonly 'places.prices': Record<never, never>
  readonly 'places.publishing': Record<never, never>
  readonly 'change.draft': Record<never, never>
  readonly 'change.published': Record<never, never>
  readonly 'change.withdrawn': Record<never, never>
  readonly 'change.draftedByOn': { readonly draftedAt: string; readonly draftedBy: string }
}>(english)

export const changesRich = /* @__PURE__ */ richMessages<{
  readonly 'kind.asEveryoneSeesIt': { readonly hidden: MessageTag; readonly label: string }
}>(english)
