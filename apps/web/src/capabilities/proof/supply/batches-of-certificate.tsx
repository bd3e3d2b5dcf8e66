import type { SuppliedBy } from '@understory/contracts/proof/supply.ts'
import { LabelOfLot } from './label-of-lot.tsx'
import { supplyMessage } from './messages/messages.generated.ts'
import { amountWords, lotWords, unitsWords } from './supply-words.ts'

/** Which batches stand behind a certificate; nothing where there are none yet. */
export function BatchesOfCertificate({ supply }: { readonly supply: readonly SuppliedBy[] }) {
  if (supply.length === 0) return null
  return (
    <div className="flow-12">
      <h3>{supplyMessage('batchesOfCertificate.theBatchesBehindIt')}</h3>
      <ul className="list flow-12">
        {supply.map((part) => {
          const units = unitsWords(part)
          return (
            <li key={`${part.lotId} ${part.units?.first ?? ''} ${part.quantity}`}>
              <strong>{amountWords(part)}</strong>
              {units ? `, ${units}` : ''}
              <span className="subline">
                {lotWords(part)}
                {part.retirementUrl ? (
                  <>
                    {' · '}
                    <a href={part.retirementUrl}>
                      {supplyMessage('batchesOfCertificate.retirementAtTheRegistry')}
                    </a>
                  </>
                ) : null}
              </span>
              {part.label ? <LabelOfLot lotId={part.lotId} label={part.label} /> : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
