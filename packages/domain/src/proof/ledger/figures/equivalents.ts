import { GRAMS_PER_TONNE, MILLI_TREES_PER_TREE } from '../../../quantity/impact-quantity.ts'

/** A figure said another way, with all it takes to check it. */
export type Equivalent = {
  readonly value: number
  readonly unit: 'bottles' | 'km' | 'share of one person-year' | 'g CO2e'
  readonly source: string
  readonly year: number
  readonly method: string
}

/**
 * Half-litre PET water bottles. The heavier, older mean (12.7 g in 2008) is used rather than the
 * later 9.25 g of 2014, so that the count is never flattered by ever lighter bottles.
 */
const BOTTLE = {
  tenthsOfGram: 127,
  source:
    'International Bottled Water Association with Beverage Marketing Corporation, 18 February 2010, bottledwater.org',
  year: 2008,
}

/** Average car of unknown fuel, tailpipe, in g CO2e per 100 km. */
const CAR = {
  gramsPer100Km: 16_725,
  source: 'UK Government GHG Conversion Factors for Company Reporting 2025 (DESNZ)',
  year: 2025,
}

/** 742.5 Mt over 67.604 million people, in grams. */
const UK_FOOTPRINT_PER_HEAD = {
  grams: 10_980_000,
  source: "Defra, UK's carbon footprint to 2022; population from the World Bank",
  year: 2022,
}

/** The specification's constant: 0.2 t over a tree's life. */
const TREE_LIFETIME_GRAMS = GRAMS_PER_TONNE / 5

/** Whole bottles, cut. */
export function bottlesOf(plasticGrams: number): Equivalent {
  return {
    value: Math.floor((plasticGrams * 10) / BOTTLE.tenthsOfGram),
    unit: 'bottles',
    source: BOTTLE.source,
    year: BOTTLE.year,
    method:
      'Grams of plastic over 12.7 g, the mean weight of a half-litre PET bottle, cut to whole bottles.',
  }
}

/** Whole kilometres in an average car, cut. */
export function carKilometresOf(co2eGrams: number): Equivalent {
  return {
    value: Math.floor((co2eGrams * 100) / CAR.gramsPer100Km),
    unit: 'km',
    source: CAR.source,
    year: CAR.year,
    method: 'CO2e over 0.16725 kg per km, an average car of unknown fuel, exhaust alone.',
  }
}

/** As a part of what one person in the UK causes in a year: 1 is a whole year. */
export function ukPersonYearsOf(co2eGrams: number): Equivalent {
  return {
    value: co2eGrams / UK_FOOTPRINT_PER_HEAD.grams,
    unit: 'share of one person-year',
    source: UK_FOOTPRINT_PER_HEAD.source,
    year: UK_FOOTPRINT_PER_HEAD.year,
    method: 'CO2e over 10.98 t, the UK consumption footprint of 742.5 Mt per head.',
  }
}

/** What trees may take up over their whole lives, in grams: a projection, never added to CO2e. */
export function lifetimeCaptureOf(milliTrees: number): Equivalent {
  return {
    value: Math.floor((milliTrees * TREE_LIFETIME_GRAMS) / MILLI_TREES_PER_TREE),
    unit: 'g CO2e',
    source: 'The pricing constants of this software: 200 kg over the life of a tree',
    year: 2026,
    method: 'Trees times 0.2 t. A projection over decades, not counted as CO2e funded.',
  }
}
