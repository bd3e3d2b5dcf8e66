import type { ProjectCover, SuppliedBy, SupplyLot } from '@understory/contracts/proof/supply.ts'
import { exactGrams, exactTrees, formatCount } from '@understory/domain/quantity/format.ts'
import { supplyMessage } from './messages/messages.generated.ts'

type Amount = Pick<SupplyLot, 'impact' | 'quantity'>

/** '100 tonnes', '250 trees'. */
export const amountWords = ({ impact, quantity }: Amount): string =>
  impact === 'trees' ? exactTrees(quantity) : exactGrams(quantity)

type Block = NonNullable<SupplyLot['block']>

/** 'block 1–100'. */
const blockWords = ({ first, last }: Pick<Block, 'first' | 'last'>): string =>
  first === last ? formatCount(first) : `${formatCount(first)}–${formatCount(last)}`

/** What it is called at its registry: 'verra, block 1–100 of 0001-*-VCS-…, vintage 2020'. */
export function lotWords({ lotId, registry, block, vintage }: SupplyLot | SuppliedBy): string {
  const year = vintage === null ? '' : supplyMessage('supply.vintage', { vintage: String(vintage) })
  return block
    ? supplyMessage('supply.block', {
        registry,
        block: blockWords(block),
        series: block.series,
        year,
      })
    : supplyMessage('supply.batchInNoRegistry', { lotId: String(lotId), year })
}

/** 'units 1–61 from block 1–100'. */
export function unitsWords({ units, block }: SuppliedBy): string | null {
  return units && block
    ? supplyMessage('supply.unitsFromBlock', { units: blockWords(units), block: blockWords(block) })
    : null
}

const suppliedWords = () => ({
  trees: supplyMessage('supply.planted'),
  co2e: supplyMessage('supply.retired'),
  plastic: supplyMessage('supply.collected'),
})

export function promiseWords({ impact, isBoughtAhead, retiredWithinDays }: ProjectCover): string {
  return isBoughtAhead
    ? supplyMessage('supplyWords.boughtAheadNothingSold')
    : supplyMessage('supply.withinDays', {
        impact: suppliedWords()[impact],
        retiredWithinDays: String(retiredWithinDays),
      })
}
