// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const sitesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'misplacedPart.lineFactorSomewhereElse': { readonly count: number }
  readonly 'misplacedPart.nothingChangedYetChoose': { readonly count: number; readonly count2: 'yes' | 'other' }
  readonly 'misplacedPart.caption': Record<never, never>
  readonly 'misplacedPart.line': Record<never, never>
  readonly 'misplacedPart.now': Record<never, never>
  readonly 'misplacedPart.withWhatIsUsual': Record<never, never>
  readonly 'misplacedPart.nothingIsKnown': Record<never, never>
  readonly 'misplacedPart.replaceFactorsLines': Record<never, never>
  readonly 'misplacedPart.kgPer': { readonly perUnit: string; readonly wordsOfFactor: string }
  readonly 'siteForm.linesMetersBillsName': Record<never, never>
  readonly 'siteForm.theCompanyItself': Record<never, never>
  readonly 'siteForm.aNewSite': Record<never, never>
  readonly 'siteForm.whereNoSiteNamed': { readonly countryName: string }
  readonly 'siteForm.nameOfTheSite': Record<never, never>
  readonly 'siteForm.country': Record<never, never>
  readonly 'siteForm.whereTheCompanyIs': { readonly countryName: string }
  readonly 'siteForm.save': Record<never, never>
  readonly 'sites.savedEnterNowTakes': Record<never, never>
  readonly 'sites.factorsReplacedEverySum': Record<never, never>
  readonly 'sites.footprint': Record<never, never>
  readonly 'sites.inventory': Record<never, never>
  readonly 'sites.sites': Record<never, never>
  readonly 'sites.whereYourSitesAre': Record<never, never>
  readonly 'sites.kilowattHourPolandEmits': Record<never, never>
  readonly 'sites.theCompanyItself': Record<never, never>
  readonly 'sites.caption': Record<never, never>
  readonly 'sites.site': Record<never, never>
  readonly 'sites.where': Record<never, never>
  readonly 'sites.whereTheCompanyIs': Record<never, never>
  readonly 'sites.lines': Record<never, never>
  readonly 'sites.actions': Record<never, never>
  readonly 'sites.change': { readonly name: string }
  readonly 'sites.change2': Record<never, never>
  readonly 'sites.description': Record<never, never>
  readonly 'sites.pleaseChooseLeastLine': Record<never, never>
}>(english)
