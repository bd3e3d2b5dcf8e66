// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const shareablesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'badges.ourContributionsArePublic': Record<never, never>
  readonly 'badges.wordsAlone': Record<never, never>
  readonly 'badges.badgeJoining': Record<never, never>
  readonly 'badges.badges': Record<never, never>
  readonly 'badges.saysFundPublicLeads': Record<never, never>
  readonly 'badges.smallPicturesFundedPages': Record<never, never>
  readonly 'badges.kindsOfBadges': Record<never, never>
  readonly 'badges.withFigures': Record<never, never>
  readonly 'badges.forJoiningIn': Record<never, never>
  readonly 'badges.themes': Record<never, never>
  readonly 'badges.nothingFundedYetFirst': Record<never, never>
  readonly 'badges.badgesOwnerAdminAccount': { readonly badgesActive: 'yes' | 'other' }
  readonly 'badges.badgesAnyoneAddressSees': Record<never, never>
  readonly 'badges.badgesOffNobodyElse': Record<never, never>
  readonly 'badges.turnBadgesOff': Record<never, never>
  readonly 'badges.turnBadgesOn': Record<never, never>
  readonly 'badges.caption': Record<never, never>
  readonly 'badges.html': Record<never, never>
  readonly 'badges.markdown': Record<never, never>
  readonly 'badges.downloadAsSvg': Record<never, never>
  readonly 'badges.downloadAsPng': Record<never, never>
  readonly 'badges.description': Record<never, never>
  readonly 'funded.whatHasFunded': { readonly name: string }
  readonly 'funded.sinceEverythingPaidLedger': { readonly hasSince: 'yes' | 'other'; readonly longDate: string; readonly longDate2: string }
  readonly 'funded.meansDoes': Record<never, never>
  readonly 'funded.nothingIsFundedYet': Record<never, never>
  readonly 'funded.where': Record<never, never>
  readonly 'funded.aSampleProject': Record<never, never>
  readonly 'funded.latestEntriesPublicLog': Record<never, never>
  readonly 'funded.caption': Record<never, never>
  readonly 'funded.recorded': Record<never, never>
  readonly 'funded.project': Record<never, never>
  readonly 'funded.funded': Record<never, never>
  readonly 'funded.proof': Record<never, never>
  readonly 'funded.followsWithinSeconds': Record<never, never>
  readonly 'funded.entry': { readonly logIndex: string }
  readonly 'funded.nothingIsSharedHere': Record<never, never>
  readonly 'funded.description': Record<never, never>
  readonly 'brandMark.inColour': Record<never, never>
  readonly 'brandMark.inOneDarkColour': Record<never, never>
  readonly 'brandMark.inWhiteOnDark': Record<never, never>
  readonly 'assets.assets': Record<never, never>
  readonly 'assets.description': Record<never, never>
  readonly 'assets.shareables': Record<never, never>
  readonly 'assets.landscapeFiguresFourSizes': Record<never, never>
  readonly 'assets.badges': Record<never, never>
  readonly 'assets.smallPicturesWebsiteEmail': Record<never, never>
  readonly 'assets.liveWidgets': Record<never, never>
  readonly 'assets.figuresOwnPagesCounted': Record<never, never>
  readonly 'assets.impactPage': Record<never, never>
  readonly 'assets.pageOwnMapMonths': Record<never, never>
  readonly 'assets.totalWithoutSinceWhen': Record<never, never>
  readonly 'assets.treesTonnesTakeOver': Record<never, never>
  readonly 'assets.everythingTellOthersTell': Record<never, never>
  readonly 'assets.madeFromYourFigures': Record<never, never>
  readonly 'assets.whatYouCanSay': Record<never, never>
  readonly 'assets.sayWhatWasFunded': Record<never, never>
  readonly 'assets.leaveOut': Record<never, never>
  readonly 'assets.reasonsSince27September': Record<never, never>
  readonly 'assets.ourMark': Record<never, never>
  readonly 'assets.fundedLeaveQuarterWidth': { readonly siteName: string }
  readonly 'assets.asSvg': { readonly title: string }
  readonly 'captions.weHave': Record<never, never>
  readonly 'captions.iHave': Record<never, never>
  readonly 'captions.composingEmitComesFirst': { readonly fundedWords: string; readonly isBusiness: 'yes' | 'other'; readonly link: string }
  readonly 'shareables.shareables': Record<never, never>
  readonly 'shareables.description': Record<never, never>
  readonly 'shareables.linkPost': Record<never, never>
  readonly 'shareables.forAFeed': Record<never, never>
  readonly 'shareables.forAStory': Record<never, never>
  readonly 'shareables.topProfile': Record<never, never>
  readonly 'shareables.ownLandscapeFiguresToday': Record<never, never>
  readonly 'shareables.nothingShowYet': Record<never, never>
  readonly 'shareables.fundYourFirstTrees': Record<never, never>
  readonly 'shareables.onceSomethingCountsAccount': Record<never, never>
  readonly 'shareables.wordsGo': Record<never, never>
  readonly 'shareables.sayFundedClaimNothing': Record<never, never>
  readonly 'shareables.landscapeFunded': { readonly funded: string }
  readonly 'shareables.pixels': { readonly height: string; readonly width: string }
  readonly 'shareables.caption': { readonly at: string }
  readonly 'places.assets': Record<never, never>
  readonly 'places.shareables': Record<never, never>
  readonly 'places.badges': Record<never, never>
  readonly 'badges.trees': Record<never, never>
  readonly 'badges.plastic': Record<never, never>
  readonly 'badges.vehicles': Record<never, never>
  readonly 'badges.light': Record<never, never>
  readonly 'badges.dark': Record<never, never>
  readonly 'badges.moss': Record<never, never>
  readonly 'captions.fundedSinceEachThem': { readonly figures: string; readonly link: string; readonly we: string; readonly when: string }
  readonly 'captions.fundedAtInCheck': { readonly country: string; readonly link: string; readonly name: string; readonly quantity: string }
  readonly 'funded.reversed': { readonly impact: string }
}>(english)

export const shareablesRich = /* @__PURE__ */ richMessages<{
  readonly 'badges.copyThe': { readonly hidden: MessageTag; readonly title: string }
  readonly 'funded.allJsonProjectsPublished': { readonly link: MessageTag }
  readonly 'funded.contributionPaysProjectsPlant': { readonly link: MessageTag; readonly name: string }
  readonly 'funded.logAppendOnlySigned': { readonly link: MessageTag }
  readonly 'shareables.impactPagePrivatePictures': { readonly link: MessageTag }
  readonly 'shareables.downloadThePicture': { readonly hidden: MessageTag; readonly title: string }
  readonly 'shareables.copyCaption': { readonly at: string; readonly hidden: MessageTag }
}>(english)
