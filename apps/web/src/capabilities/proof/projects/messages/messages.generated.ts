// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const projectsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'projectWords.treePlanting': Record<never, never>
  readonly 'projectWords.plasticRemoval': Record<never, never>
  readonly 'worldMap.projectsOnTheMap': Record<never, never>
  readonly 'projectCard.sample': { readonly isSample: 'yes' | 'other'; readonly kindWords: string }
  readonly 'projectCard.funded': { readonly quantityWords: string }
  readonly 'projectCard.nothingFundedHereYet': Record<never, never>
  readonly 'project.home': Record<never, never>
  readonly 'project.projects': Record<never, never>
  readonly 'project.unitCounted': Record<never, never>
  readonly 'project.whatIsNotKnown': Record<never, never>
  readonly 'project.whereItIs': Record<never, never>
  readonly 'project.inFigures': Record<never, never>
  readonly 'project.fundedEveryoneFarLedger': Record<never, never>
  readonly 'project.nothingFundedHereYet': Record<never, never>
  readonly 'project.partner': Record<never, never>
  readonly 'project.certifiedAgainst': Record<never, never>
  readonly 'project.noStandard': Record<never, never>
  readonly 'project.price': Record<never, never>
  readonly 'project.whatIsDisclosedOf': Record<never, never>
  readonly 'project.reachedReceipts': Record<never, never>
  readonly 'project.takesNoNewFunding': Record<never, never>
  readonly 'project.fundThisProject': Record<never, never>
  readonly 'project.project': Record<never, never>
  readonly 'projects.projects': Record<never, never>
  readonly 'projects.description': Record<never, never>
  readonly 'projects.whereTheMoneyGoes': Record<never, never>
  readonly 'projects.everythingFundGoesProject': Record<never, never>
  readonly 'projects.projectsCannotShownMoment': Record<never, never>
  readonly 'projects.pleaseTryAgainMinute': Record<never, never>
  readonly 'projects.allProjects': Record<never, never>
  readonly 'projects.projectsMarkedSamplesShow': Record<never, never>
  readonly 'project.tree': { readonly tree: string }
  readonly 'project.tonne': { readonly tonne: string }
  readonly 'project.kilogram': { readonly kilogram: string }
}>(english)

export const projectsRich = /* @__PURE__ */ richMessages<{
  readonly 'project.sampleProjectShowsPage': { readonly strong: MessageTag }
}>(english)
