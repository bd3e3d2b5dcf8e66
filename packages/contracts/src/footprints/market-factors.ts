import {
  INSTRUMENT_CRITERIA,
  MARKET_KINDS,
} from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { z } from 'zod'
import { asDay, asMonth } from '../calendar-texts.ts'
import { CountryCode } from '../people/accounts/accounts.ts'
import { OwnFactor } from './emission-factors.ts'

const Kilograms = z.number().min(0, 'Please use a number of zero or more.').max(1e9)
const GenerationMonth = asMonth(
  z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please write a month as 2025-01.'),
)
const InstrumentText = (longest: number) => z.string().trim().min(1).max(longest)

/** Of bought energy: kg per unit, in the unit of the factor, by what was agreed or bought for it. */
export const MarketFactor = OwnFactor.pick({ source: true }).extend({
  kgCo2e: Kilograms,
  kind: z.enum(MARKET_KINDS).default('contract'),
  /**
   * Which quality criteria of the GHG Protocol (Scope 2 Guidance, table 7.1) an instrument meets. It covers energy where it
   * meets all of them; left out in an answer: from before they were asked for, and counted as it was then.
   */
  criteria: z.array(z.enum(INSTRUMENT_CRITERIA)).max(INSTRUMENT_CRITERIA.length).optional(),
  /** What of the energy it is of; left out: all of it. */
  mwh: z.number().positive('Please use a number above zero.').max(1e12).optional(),
  /** The registry of certificates, and their serial numbers. */
  registry: InstrumentText(300).optional(),
  /** Both included. */
  generatedFrom: GenerationMonth.optional(),
  generatedTo: GenerationMonth.optional(),
  /** Where the energy was generated. */
  country: CountryCode.optional(),
  cancelledOn: asDay(z.iso.date('Please write a day as 2025-12-31.')).optional(),
  cancelledFor: InstrumentText(120).optional(),
  /** Counts for what the instrument does not cover: kg per unit, in the unit of the factor. */
  residual: OwnFactor.pick({ source: true }).extend({ kgCo2e: Kilograms }).optional(),
})

/** An instrument that says of no criterion that it meets it covers nothing. */
export const MarketFactorInput = MarketFactor.extend({
  criteria: z.array(z.enum(INSTRUMENT_CRITERIA)).max(INSTRUMENT_CRITERIA.length).default([]),
})
