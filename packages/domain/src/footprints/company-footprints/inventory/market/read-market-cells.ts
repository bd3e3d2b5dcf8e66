import { parseCalendarDate } from '../../../../calendar/calendar.ts'
import { LARGEST_FACTOR, type LineReading, oneOf, readMonth } from '../lines/read-line-cells.ts'
import {
  INSTRUMENT_CRITERIA,
  type InstrumentCriterion,
  MARKET_KINDS,
  type MarketFactor,
} from './market-factor.ts'

/** Of bought energy, by contract or certificate. */
export function readMarketFactor(reading: LineReading): MarketFactor | null {
  const { text, number, refuse } = reading
  const source = text('market_source')
  if (!text('market_kg_co2e_per_unit')) {
    if (source)
      refuse('market_kg_co2e_per_unit', 'Please give its kg of CO2e; zero is a figure, too.')
    return null
  }
  if (!source) refuse('market_source', 'Please say which contract or certificate this is from.')
  const kind = oneOf(reading, 'market_kind', MARKET_KINDS)
  return {
    kind,
    kgCo2e: number('market_kg_co2e_per_unit', LARGEST_FACTOR),
    source: source ?? '',
    ...(kind !== 'residual-mix' && instrumentOf(reading)),
  }
}

type Instrument = Omit<MarketFactor, 'kind' | 'kgCo2e' | 'source'>

/** What shows that an instrument covers energy. */
function instrumentOf(reading: LineReading): Instrument {
  const { text, number } = reading
  const [registry, country] = [text('market_registry'), text('market_country')]
  const [generatedFrom, generatedTo] = [
    readMonth(reading, 'market_generated_from'),
    readMonth(reading, 'market_generated_to'),
  ]
  const cancelledFor = text('market_cancelled_for')
  const cancelledOn = cancellationOf(reading)
  return {
    criteria: criteriaOf(reading),
    ...(text('market_mwh') && { mwh: number('market_mwh') }),
    ...(registry && { registry }),
    ...(generatedFrom && { generatedFrom }),
    ...(generatedTo && { generatedTo }),
    ...(country && { country }),
    ...(cancelledOn && { cancelledOn }),
    ...(cancelledFor && { cancelledFor }),
    ...residualOf(reading),
  }
}

const ALL = 'all'

/** 'all', or those that it meets. */
function criteriaOf({ text, refuse }: LineReading): InstrumentCriterion[] {
  const typed = text('market_criteria')?.toLowerCase() ?? ''
  if (typed === ALL) return [...INSTRUMENT_CRITERIA]
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '' && word !== 'none')
  const known = INSTRUMENT_CRITERIA.filter((each) => words.includes(each))
  if (known.length < new Set(words).size) {
    refuse(
      'market_criteria',
      `Please use all, none, or some of: ${INSTRUMENT_CRITERIA.join(', ')}.`,
    )
  }
  return known
}

function cancellationOf({ text, refuse }: LineReading) {
  const typed = text('market_cancelled_on')
  if (typed === null) return null
  const day = parseCalendarDate(typed)
  if (!day) refuse('market_cancelled_on', 'Please write a day as 2025-12-31.')
  return day
}

function residualOf({ text, number, refuse }: LineReading): Pick<MarketFactor, 'residual'> {
  const source = text('residual_source')
  if (!text('residual_kg_co2e_per_unit')) {
    if (source) refuse('residual_kg_co2e_per_unit', 'Please give its kg of CO2e per unit.')
    return {}
  }
  if (!source)
    refuse('residual_source', 'Please say who published this residual mix, and for when.')
  const kgCo2e = number('residual_kg_co2e_per_unit', LARGEST_FACTOR)
  return { residual: { kgCo2e, source: source ?? '' } }
}

/** As a file writes it, so that it can be read again. */
export function marketCells(market: MarketFactor | null) {
  if (!market) return {}
  const { criteria, residual } = market
  return {
    market_kg_co2e_per_unit: market.kgCo2e,
    market_kind: market.kind,
    market_source: market.source,
    market_criteria: criteria ? criteriaInCell(criteria) : null,
    market_mwh: market.mwh ?? null,
    market_registry: market.registry ?? null,
    market_generated_from: market.generatedFrom ?? null,
    market_generated_to: market.generatedTo ?? null,
    market_country: market.country ?? null,
    market_cancelled_on: market.cancelledOn ?? null,
    market_cancelled_for: market.cancelledFor ?? null,
    residual_kg_co2e_per_unit: residual?.kgCo2e ?? null,
    residual_source: residual?.source ?? null,
  }
}

function criteriaInCell(criteria: readonly InstrumentCriterion[]): string {
  if (criteria.length === INSTRUMENT_CRITERIA.length) return ALL
  return criteria.length === 0 ? 'none' : criteria.join(' ')
}
