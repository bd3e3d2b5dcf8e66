import type { ImpactMetrics } from '@understory/contracts/proof/ledger.ts'
import { bottlesOf } from '@understory/domain/proof/ledger/figures/equivalents.ts'
import { formatCount, gramsFigure, treesFigure } from '@understory/domain/quantity/format.ts'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { ledgerMessage } from '../messages/messages.generated.ts'
import styles from './dashboard.module.css'
import { Working } from './working.tsx'

export function Highlights({ totals }: { readonly totals: ImpactMetrics['totals'] }) {
  const trees = treesFigure(totals.milliTrees)
  const co2e = gramsFigure(totals.co2eGrams)
  const plastic = gramsFigure(totals.plasticGrams)
  const bottles = bottlesOf(totals.plasticGrams)
  return (
    <section className={styles.highlights} aria-label={ledgerMessage('highlights.highlights')}>
      <Stat
        impact="trees"
        value={trees.value}
        unit={ledgerMessage('highlights.funded', { unit: trees.unit })}
      />
      <Stat
        impact="co2e"
        value={co2e.value}
        unit={ledgerMessage('highlights.co2eFunded', { unit: co2e.unit })}
      />
      <Stat
        impact="plastic"
        value={plastic.value}
        unit={ledgerMessage('highlights.plasticRemoval', { unit: plastic.unit })}
      />
      <div>
        <Stat
          impact="plastic"
          value={formatCount(bottles.value)}
          unit={bottles.value === 1 ? 'bottle' : 'bottles'}
          meaning={ledgerMessage('highlights.byWeightHalfLitre')}
        />
        <Working of={bottles} />
      </div>
    </section>
  )
}
