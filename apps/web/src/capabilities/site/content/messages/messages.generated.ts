// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const contentMessage = /* @__PURE__ */ plainMessages<{
  readonly 'article.home': Record<never, never>
  readonly 'article.toRead': Record<never, never>
  readonly 'article.inThisText': Record<never, never>
  readonly 'article.sources': Record<never, never>
  readonly 'article.moreToRead': Record<never, never>
  readonly 'article.by': { readonly author: string }
  readonly 'article.minToRead': { readonly minutes: string }
  readonly 'preview.cannotBeShown': Record<never, never>
  readonly 'preview.draft': { readonly loaderData: string }
  readonly 'preview.description': Record<never, never>
  readonly 'preview.draftOnlyPeopleLink': Record<never, never>
  readonly 'preview.draftMended': Record<never, never>
  readonly 'preview.noDraftToShow': Record<never, never>
  readonly 'preview.cannotPublished': Record<never, never>
  readonly 'resources.resourcesPage': { readonly page: string }
  readonly 'resources.resources': Record<never, never>
  readonly 'resources.description': Record<never, never>
  readonly 'resources.toRead': Record<never, never>
  readonly 'resources.min': { readonly minutes: string }
  readonly 'resources.pages': Record<never, never>
  readonly 'resources.newer': Record<never, never>
  readonly 'resources.pageOf': { readonly page: string; readonly pages: string }
  readonly 'resources.older': Record<never, never>
  readonly 'resources.articlesCannotShownMoment': Record<never, never>
  readonly 'resources.pleaseTryAgainMinute': Record<never, never>
  readonly 'resources.nothingToReadYet': Record<never, never>
  readonly 'resources.seeTheProjects': Record<never, never>
  readonly 'resources.publishedArticleFarFeed': Record<never, never>
  readonly 'staffContent.markdownFilesInstallation': Record<never, never>
  readonly 'staffContent.content': Record<never, never>
  readonly 'staffContent.writeDocsContentMd': { readonly sources: string }
  readonly 'staffContent.readEverythingAgain': Record<never, never>
  readonly 'staffContent.draftsAndNextVersions': Record<never, never>
  readonly 'staffContent.readOn': { readonly count: string; readonly minute: string }
  readonly 'staffContent.nothingWasReadYet': Record<never, never>
  readonly 'staffContent.cannotBeReadSince': { readonly minute: string }
  readonly 'staffContent.shownLastGoodCopy': { readonly failure: string }
  readonly 'staffContent.leftOutShownBefore': Record<never, never>
  readonly 'staffContent.serviceCannotAskedNow': Record<never, never>
  readonly 'staffContent.thereAreNone': Record<never, never>
  readonly 'staffContent.previewLinkWorksHour': Record<never, never>
  readonly 'staffContent.description': Record<never, never>
  readonly 'places.articles': Record<never, never>
  readonly 'staffContent.articles': Record<never, never>
  readonly 'staffContent.people': Record<never, never>
  readonly 'staffContent.testimonials': Record<never, never>
  readonly 'staffContent.questions': Record<never, never>
  readonly 'article.changedOn': Record<never, never>
}>(english)

export const contentRich = /* @__PURE__ */ richMessages<{
  readonly 'resources.wantKnowBeforeBought': { readonly link: MessageTag }
}>(english)
