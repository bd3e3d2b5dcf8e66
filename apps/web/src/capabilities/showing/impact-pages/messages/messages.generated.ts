// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const impactPagesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'directory.whoFundsWhat': Record<never, never>
  readonly 'directory.description': Record<never, never>
  readonly 'directory.nobodyIsListedYet': Record<never, never>
  readonly 'directory.showYourOwn': Record<never, never>
  readonly 'directory.impactPageAppearsOnce': Record<never, never>
  readonly 'directory.more': Record<never, never>
  readonly 'directory.nothingFundedYet': Record<never, never>
  readonly 'directory.funded': Record<never, never>
  readonly 'impactPageParts.countsFor': Record<never, never>
  readonly 'impactPageParts.funded': Record<never, never>
  readonly 'impactPageParts.proof': Record<never, never>
  readonly 'impactPageParts.notShown': Record<never, never>
  readonly 'impactPageParts.monthByMonth': Record<never, never>
  readonly 'impactPageParts.oneByOne': Record<never, never>
  readonly 'impactPageParts.caption': Record<never, never>
  readonly 'impactPageParts.sampleProject': { readonly countryName: string; readonly isSample: 'yes' | 'other'; readonly place: string }
  readonly 'impactPageParts.certificates': Record<never, never>
  readonly 'impactPageParts.issued': { readonly longDate: string }
  readonly 'impactPageParts.verify': { readonly fundedWords: string }
  readonly 'impactPageParts.verify2': Record<never, never>
  readonly 'impactPageView.whereItWent': Record<never, never>
  readonly 'impactPageView.ownerPage': Record<never, never>
  readonly 'impactPageView.impactPage': Record<never, never>
  readonly 'impactPageView.logo': Record<never, never>
  readonly 'impactPageView.hereSince': { readonly longDate: string }
  readonly 'impactPageView.fundedSoFar': Record<never, never>
  readonly 'impactPageView.since': { readonly longDate: string }
  readonly 'impactPageView.nothingIsFundedYet': Record<never, never>
  readonly 'impact.impactPage': Record<never, never>
  readonly 'impact.description': { readonly fundedWords: string }
  readonly 'logoFile.pictureLarger1Mb': Record<never, never>
  readonly 'logoForm.png320320Pixels': Record<never, never>
  readonly 'logoForm.logo': Record<never, never>
  readonly 'logoForm.yourLogo': Record<never, never>
  readonly 'logoForm.picture': Record<never, never>
  readonly 'logoForm.useThisLogo': Record<never, never>
  readonly 'logoForm.removeTheLogo': Record<never, never>
  readonly 'pageSettingsForm.private': Record<never, never>
  readonly 'pageSettingsForm.onlySee': Record<never, never>
  readonly 'pageSettingsForm.public': Record<never, never>
  readonly 'pageSettingsForm.anyoneAddressSees': Record<never, never>
  readonly 'pageSettingsForm.timeline': Record<never, never>
  readonly 'pageSettingsForm.chartEachImpactMonth': Record<never, never>
  readonly 'pageSettingsForm.purchases': Record<never, never>
  readonly 'pageSettingsForm.whatYouFundedOne': Record<never, never>
  readonly 'pageSettingsForm.whoMaySeeIt': Record<never, never>
  readonly 'pageSettingsForm.letPeopleFindDirectory': Record<never, never>
  readonly 'pageSettingsForm.listedNameImpact': Record<never, never>
  readonly 'pageSettingsForm.whatWasFunded': Record<never, never>
  readonly 'pageSettingsForm.save': Record<never, never>
  readonly 'pageSettingsForm.preview': Record<never, never>
  readonly 'pageSettingsForm.atMostCharacters': { readonly bio: string }
  readonly 'pageSettingsForm.missionStatement': Record<never, never>
  readonly 'pageSettingsForm.sentenceBelowName': Record<never, never>
  readonly 'pageSettingsForm.aboutYou': Record<never, never>
  readonly 'pageSettingsForm.someWordsAboutHint': Record<never, never>
  readonly 'pageSettingsForm.website': Record<never, never>
  readonly 'pageSettingsForm.location': Record<never, never>
  readonly 'pageSettingsForm.sayBristolLeedsHint': Record<never, never>
  readonly 'pageSettingsForm.whatItShows': Record<never, never>
  readonly 'pageSettingsForm.yourName': Record<never, never>
  readonly 'pageSettingsForm.hiddenOnlyWhereLogo': Record<never, never>
  readonly 'pageSettingsForm.yourLogo': Record<never, never>
  readonly 'pageSettingsForm.sinceWhen': Record<never, never>
  readonly 'pageSettingsForm.whatTheFiguresMean': Record<never, never>
  readonly 'pageSettingsForm.kilometresDrivenDaysPersons': Record<never, never>
  readonly 'pageSettingsForm.mapProjects': Record<never, never>
  readonly 'pageSettingsForm.certificatesToShow': Record<never, never>
  readonly 'pageSettings.impactPage': Record<never, never>
  readonly 'pageSettings.description': Record<never, never>
  readonly 'pageSettings.pageOwnShowsFunded': Record<never, never>
  readonly 'pageSettings.body': Record<never, never>
  readonly 'pageSettings.ownerAdminAccountChange': Record<never, never>
  readonly 'pageSettings.preview': Record<never, never>
  readonly 'pageSettings.lookSavedYet': Record<never, never>
  readonly 'places.impactPage': Record<never, never>
  readonly 'quantity.nothing': Record<never, never>
  readonly 'quantity.plastic': { readonly quantity: string }
  readonly 'impactPageView.thisPage': Record<never, never>
}>(english)

export const impactPagesRich = /* @__PURE__ */ richMessages<{
  readonly 'directory.peopleBusinessesChoseShow': { readonly link: MessageTag }
  readonly 'impactPageParts.verifyWhatCountsFor': { readonly hidden: MessageTag; readonly period: string }
  readonly 'impactPageView.figuresContributionsPaidRecorded': { readonly link: MessageTag; readonly link2: MessageTag; readonly longDate: string; readonly name: string }
  readonly 'pageSettings.anyoneSee': { readonly link: MessageTag; readonly path: string }
  readonly 'pageSettings.onlySeeMadePublic': { readonly path: string; readonly strong: MessageTag }
}>(english)
