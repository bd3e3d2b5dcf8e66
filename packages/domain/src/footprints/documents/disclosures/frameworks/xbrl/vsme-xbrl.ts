import { type Month, shiftMonth } from '../../../../../calendar/calendar.ts'
import type { DisclosedCompany, DisclosedYear } from '../disclosed-year.ts'
import type { FrameworkFact } from '../framework-fact.ts'
import { vsmeChoices } from './vsme-choices.ts'
import { XBRL_NUMBERS, XBRL_TEXTS, type XbrlNumber } from './vsme-concepts.ts'

/** As EFRAG names them: the taxonomy of 1 May 2026 with its schemes of identifiers. */
const NAMESPACES = {
  vsme: 'https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme',
  utr: 'http://www.xbrl.org/2009/utr',
  iso4217: 'http://www.xbrl.org/2003/iso4217',
  country: 'https://xbrl.org/2024/iso3166',
  nace: 'https://xbrl.efrag.org/taxonomy/nace/2026-05-01',
} as const
const ENTRY_POINT = 'https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme-all.xsd'
const SCHEMES = {
  LEI: ['lei', 'http://standards.iso.org/iso/17442'],
  DUNS: ['duns', 'https://www.dnb.co.uk/duns-number'],
  'EU ID': [
    'euid',
    'https://e-justice.europa.eu/topics/registers-business-insolvency-land/business-registers-search-company-eu_en',
  ],
  PermID: ['permid', 'https://permid.org/'],
} as const

type XbrlFact = {
  readonly value: string
  readonly decimals?: number
  readonly dimensions: Readonly<Record<string, string>>
}

export type XbrlJson = {
  readonly documentInfo: {
    readonly documentType: 'https://xbrl.org/2021/xbrl-json'
    readonly namespaces: Readonly<Record<string, string>>
    readonly taxonomy: readonly string[]
  }
  readonly facts: Readonly<Record<string, XbrlFact>>
}

type Reported = Pick<DisclosedCompany, 'said' | 'now' | 'base' | 'targets'> & {
  readonly facts: readonly FrameworkFact[]
}

/** What of the VSME is given, in xBRL-JSON; `null`: the company has no identifier, without which no such report can be. */
export function vsmeXbrl(reported: Reported): XbrlJson | null {
  const { identifierScheme, identifier } = reported.said
  if (identifierScheme === null || identifier === null) return null
  const [prefix, scheme] = SCHEMES[identifierScheme]
  const entity = `${prefix}:${identifier}`
  const periods = periodsOf(reported)
  const chosen = vsmeChoices(reported).flatMap(
    ({ concept, value, isInstant, site }): XbrlFact[] => {
      const period = isInstant ? endOf(periods.now) : periods.now
      if (!period) return []
      const dimensions = { concept, entity, period }
      const ofSite = { ...dimensions, 'vsme:IdentifierOfSiteTypedAxis': String(site) }
      return [{ value, dimensions: site ? ofSite : dimensions }]
    },
  )
  const facts = [
    ...chosen,
    ...reported.facts.flatMap((fact) => xbrlOf(fact, { entity, periods }) ?? []),
  ]
  return {
    documentInfo: {
      documentType: 'https://xbrl.org/2021/xbrl-json',
      namespaces: { ...NAMESPACES, [prefix]: scheme },
      taxonomy: [ENTRY_POINT],
    },
    facts: Object.fromEntries(facts.map((fact, at) => [`f${at + 1}`, fact])),
  }
}

type Periods = { readonly [Of in XbrlNumber['of']]: string | null }
type Surroundings = { readonly entity: string; readonly periods: Periods }

function xbrlOf(fact: FrameworkFact, { entity, periods }: Surroundings): XbrlFact | null {
  if (fact.state !== 'given' || fact.value === null) return null
  const text = XBRL_TEXTS[fact.key]
  if (text && typeof fact.value === 'string') {
    const period = text.isInstant ? endOf(periods.now) : periods.now
    return period === null
      ? null
      : {
          value: text.isMarkup ? escapedText(fact.value) : fact.value,
          dimensions: { concept: text.concept, entity, period },
        }
  }
  const number = XBRL_NUMBERS[fact.key]
  if (!number || typeof fact.value !== 'number') return null
  return numberFact(fact, number, { entity, periods })
}

function numberFact(
  { value, unit, decimals }: FrameworkFact,
  number: XbrlNumber,
  { entity, periods }: Surroundings,
): XbrlFact | null {
  const whole = periods[number.of]
  const period = number.isInstant ? endOf(whole) : whole
  if (period === null || typeof value !== 'number') return null
  const measured = xbrlUnitOf(unit)
  return {
    value: value.toFixed(decimals ?? 0),
    decimals: decimals ?? 0,
    dimensions: {
      concept: number.concept,
      entity,
      period,
      ...(measured && { unit: measured }),
      ...(number.of !== 'now' && { 'vsme:ReportingScopesAxis': SCOPE_MEMBERS[number.of] }),
    },
  }
}

const SCOPE_MEMBERS = { base: 'vsme:BaselineYearMember', target: 'vsme:TargetYearMember' } as const

/** A pure number has none. */
function xbrlUnitOf(unit: string | null): string | null {
  if (unit === null || unit === 'employees') return null
  if (unit === 'tCO2e' || unit === 'MWh') return `utr:${unit}`
  const [, of] = /^tCO2e per ([A-Z]{3})$/.exec(unit) ?? []
  return of ? `utr:tCO2e/iso4217:${of}` : `iso4217:${unit}`
}

/** From the first moment to that after the last. */
const periodFrom = (from: Month): string =>
  `${from}-01T00:00:00/${shiftMonth(from, 12)}-01T00:00:00`

const endOf = (period: string | null): string | null => period?.split('/')[1] ?? null

function periodsOf({ now, base, targets }: Omit<Reported, 'facts'>): Periods {
  const target = targets.toSorted((a, b) => a.targetYear - b.targetYear)[0]
  return {
    now: periodFrom(now.from),
    base: base && periodFrom(base.from),
    target: target ? periodFrom(`${target.targetYear}${monthOfYear(target)}` as Month) : null,
  }
}

const monthOfYear = ({ baseMonth }: { readonly baseMonth: DisclosedYear['from'] }): string =>
  baseMonth.slice(4)

/** A text block is markup. */
const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
