import type { SupplyLot } from '@understory/contracts/proof/supply.ts'
import { labelWords } from '@understory/domain/proof/supply/lot-label.ts'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { supplyRich } from './messages/messages.generated.ts'

type LabelOfLotProps = {
  readonly lotId: number
  readonly label: NonNullable<SupplyLot['label']>
}

/** Of units of a batch alone, with the day that someone looked and where the registry shows it. */
export function LabelOfLot({ lotId, label }: LabelOfLotProps) {
  return (
    <span className="subline">
      {labelWords(label)}{' '}
      {label.registryUrl ? (
        <a href={label.registryUrl}>
          {supplyRich('labelOfLot.registryBatch', { hidden: hiddenWords, lotId: String(lotId) })}
        </a>
      ) : null}
    </span>
  )
}
