import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { companyFootprintsMessage } from '../messages/messages.generated.ts'

type WholeProps = {
  readonly inventory: Inventory
  readonly done: string | null
  /** How many figures quick entry saved just now. */
  readonly entered: number | null
}

/** How much of the footprint is entered, how wide it is, and what is most likely missing. */
export function Whole({ inventory, done, entered }: WholeProps) {
  const { totals, categories } = inventory
  const upgraded = categories.filter(({ isUpgraded }) => isUpgraded)
  const sentences = [...totals.sentences, ...(totals.usualPurchases ? [totals.usualPurchases] : [])]
  const saved =
    done === 'quick' && entered ? `${entered} ${entered === 1 ? 'figure' : 'figures'} saved.` : null
  return (
    <>
      {upgraded.some(({ state }) => state === 'figures-and-rest') ? (
        <Notice kind="info" title={companyFootprintsMessage('wholePart.benchmarkNowCountsEntered')}>
          {companyFootprintsMessage('wholePart.categoriesFiguresBenchmarkSector')}
        </Notice>
      ) : null}
      {saved ? (
        <Notice kind="success" title={saved}>
          {sentences.join(' ')}
        </Notice>
      ) : (
        <section
          className="flow-8 prose-width"
          aria-label={companyFootprintsMessage('wholePart.howCompleteItIs')}
        >
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
    </>
  )
}
