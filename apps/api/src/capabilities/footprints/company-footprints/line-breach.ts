import { isDeepStrictEqual } from 'node:util'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { marketGrams } from '@understory/domain/footprints/company-footprints/inventory/market/market-figure.ts'
import {
  computeLine,
  type LineFactor,
} from '@understory/domain/footprints/company-footprints/lines/compute-line.ts'
import { energyOfLine } from '@understory/domain/footprints/emission-factors/energy/energy-of-line.ts'
import { lineFactor, ownLineFactor } from '../emission-factors/public.ts'

type LineBreach = { readonly subject: string; readonly detail: string }

/** A line that comes out differently, when it is computed again from its activity and its factor. */
export function breachOfLine(line: InventoryLine): LineBreach[] {
  // What an answer of a supplier replaced is kept as it was counted.
  const { lineId: subject } = line
  const co2eGrams = line.replacedGrams ?? line.co2eGrams
  const own = { ownFactor: line.ownFactor ?? undefined }
  const factor = line.factor ? lineFactor(line.factor) : ownLineFactor(own)
  const stood = factor && standing(line, factor)
  const again =
    stood && computeLine({ ...line, factor: stood, year: null, spendYear: line.spend?.year })
  const co2e = again && 'co2e' in again ? again.co2e : Number.NaN
  if (co2e !== co2eGrams) {
    return [{ subject, detail: `${co2eGrams} g stored, ${co2e} g computed` }]
  }
  const isSame =
    again !== null &&
    'co2e' in again &&
    again.biogenicCo2 === line.biogenicGrams &&
    again.otherGases === line.otherGasGrams &&
    isEnergyOf(line) &&
    again.uncertainty === line.uncertainty &&
    isDeepStrictEqual(again.spend, line.spend) &&
    marketGrams(line, { ...again, co2e: line.co2eGrams }) === line.marketGrams
  return isSame
    ? []
    : [
        {
          subject,
          detail: 'market-based, biogenic, other gases, energy or range come out differently',
        },
      ]
}

/** As its factor says; lines from before energy was stored have none. */
function isEnergyOf(line: InventoryLine): boolean {
  const { energy, marketFactor: market } = line
  const factor = line.factor && { ...line.factor.set, ...line.factor }
  return energy === null || isDeepStrictEqual(energyOfLine({ ...line, factor, market }), energy)
}

/** Lines from before other gases stood apart count them until they are computed again. */
function standing({ otherGasGrams }: InventoryLine, factor: LineFactor): LineFactor {
  if (otherGasGrams !== null || factor.kgOtherGases === null) return factor
  return { ...factor, kgCo2e: factor.kgCo2e + factor.kgOtherGases, kgOtherGases: null }
}
