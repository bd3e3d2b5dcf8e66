import { INSTRUMENT_CRITERIA } from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { z } from 'zod'

/** Grams by location. */
export const ScopeTwoCover = z.object({
  /** Covered by contracts, certificates and rates of suppliers. */
  byInstruments: z.int(),
  /** That take a residual mix, which covers nothing. */
  byResidualMix: z.int(),
  /** Of what instruments cover: entered before quality criteria were asked for. */
  beforeCriteria: z.int(),
  /** Instruments that cover nothing, by what they are and what nobody has confirmed of them; the first hundred. */
  uncovering: z.array(
    z.object({ source: z.string(), missing: z.array(z.enum(INSTRUMENT_CRITERIA)) }),
  ),
})
