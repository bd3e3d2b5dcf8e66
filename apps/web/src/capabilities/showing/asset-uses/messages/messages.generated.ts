// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const assetUsesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'wordsBeside.printBesideBadgeUnder': Record<never, never>
  readonly 'wordsBeside.checkYourOwnWords': Record<never, never>
  readonly 'wordsBeside.wantSay': Record<never, never>
  readonly 'wordsBeside.checkIt': Record<never, never>
  readonly 'wordsBeside.checkMoreDetailAbout': Record<never, never>
  readonly 'assetUses.picturesToShare': Record<never, never>
  readonly 'assetUses.liveWidget': Record<never, never>
  readonly 'assetUses.impactPage': Record<never, never>
  readonly 'assetUses.newestCertificate': Record<never, never>
  readonly 'assetUses.orderPage': Record<never, never>
  readonly 'assetUses.asWordsAlone': Record<never, never>
  readonly 'assetUses.weDoNotKnow': Record<never, never>
  readonly 'assetUses.whereShowImpact': Record<never, never>
  readonly 'assetUses.badgesPicturesWidgetsImpact': Record<never, never>
  readonly 'assetUses.helpLegalAdviceReads': Record<never, never>
  readonly 'assetUses.saved': Record<never, never>
  readonly 'assetUses.nothingFundedYetNothing': Record<never, never>
  readonly 'assetUses.yourMarkets': Record<never, never>
  readonly 'assetUses.whereDoConsumersSee': Record<never, never>
  readonly 'assetUses.save': Record<never, never>
  readonly 'assetUses.ownerAdminAccountChange': Record<never, never>
  readonly 'assetUses.saidEuropeanUnionBadges': { readonly hasMarkets: 'yes' | 'other'; readonly list: string }
  readonly 'assetUses.itSaysNothingYet': Record<never, never>
  readonly 'assetUses.figuresThose': { readonly longDate: string }
  readonly 'assetUses.caption': { readonly title: string }
  readonly 'assetUses.market': Record<never, never>
  readonly 'assetUses.mayBeShown': Record<never, never>
  readonly 'assetUses.until': Record<never, never>
  readonly 'assetUses.why': Record<never, never>
  readonly 'assetUses.theEvidenceBehindThem': Record<never, never>
  readonly 'assetUses.whereToShowThem': Record<never, never>
  readonly 'assetUses.description': Record<never, never>
  readonly 'places.whereToShowThem': Record<never, never>
  readonly 'assetUses.severalThings': { readonly first: string; readonly others: number }
  readonly 'assetUses.badges': Record<never, never>
  readonly 'assetUses.yes': Record<never, never>
  readonly 'assetUses.no': Record<never, never>
}>(english)

export const assetUsesRich = /* @__PURE__ */ richMessages<{
  readonly 'assetUses.pageProvesFiguresJson': { readonly link: MessageTag; readonly link2: MessageTag }
  readonly 'assetUses.nobodyElseSeesFigures': { readonly link: MessageTag }
}>(english)
