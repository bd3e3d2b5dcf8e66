import type { Project } from '@understory/contracts/proof/projects.ts'
import { creditName } from '@understory/domain/commerce/prices/credit-kind.ts'
import { formatGrams, formatTrees } from '@understory/domain/quantity/format.ts'
import { projectsMessage } from './messages/messages.generated.ts'

/** A quantity of an impact: "120 trees", "2.5 tonnes of CO2e". */
export function quantityWords(impact: Project['impact'], quantity: number): string {
  if (impact === 'trees') return formatTrees(quantity)
  return `${formatGrams(quantity)} of ${impact === 'co2e' ? 'CO2e' : 'plastic'}`
}

/** What kind of thing is funded there. */
export function kindWords({ impact, creditKind }: Pick<Project, 'impact' | 'creditKind'>): string {
  if (impact === 'trees') return projectsMessage('projectWords.treePlanting')
  return impact === 'plastic' || !creditKind
    ? projectsMessage('projectWords.plasticRemoval')
    : creditName(creditKind)
}
