import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { GetVerificationReadiness } from '@understory/contracts/footprints/verification/verification-checks.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import {
  EVIDENCE_NEEDED,
  type EvidencedPart,
  evidencedParts,
  evidencedPercent,
  lackingEvidence,
} from '@understory/domain/footprints/verification/evidence-behind.ts'
import type { AssuranceLevel } from '@understory/domain/footprints/verification/materiality.ts'
import {
  partFigures,
  partName,
  partOfCategory,
  type VerifiablePart,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import {
  type InventoryKey,
  unansweredProblems,
  viewInventory,
  warningsOf,
} from '../../company-footprints/public.ts'
import { differingLines, linesBehind } from './lines-behind.ts'

type ReadinessDeps = Pick<Deps, 'clock'> & { readonly db: Database | Tx }

/** How far a footprint is from being handed over, before anything is bought. */
export async function viewReadiness(
  deps: ReadinessDeps,
  wanted: InventoryKey,
): Promise<ReplyOf<typeof GetVerificationReadiness> | Refused> {
  const inventory = await viewInventory(deps, wanted)
  if (inventory instanceof Refused) return inventory
  const { lines } = await linesBehind(deps.db, wanted)
  return {
    parts: evidencedParts(figuresOf(inventory), lines).map((figure) => ({
      ...figure,
      name: partName(figure.part),
      evidencedPercent: evidencedPercent([figure]),
      problem: problemOf(inventory, figure.part),
    })),
    problems: [...problemsOfAll(inventory), ...(await implausible(deps.db, wanted))],
    needed: EVIDENCE_NEEDED,
  }
}

type HandedOver = {
  readonly covers: readonly VerifiablePart[]
  readonly level: AssuranceLevel
}

/** All that stands in the way of handing these parts over; every line is computed again for it. */
export async function handOverProblems(
  deps: ReadinessDeps,
  wanted: InventoryKey,
  { covers, level }: HandedOver,
): Promise<string[]> {
  const inventory = await viewInventory(deps, wanted)
  if (inventory instanceof Refused) return [NOTHING_ENTERED]
  const behind = await linesBehind(deps.db, wanted)
  const chosen = evidencedParts(figuresOf(inventory), behind.lines).filter(({ part }) =>
    covers.includes(part),
  )
  const differing = await differingLines(deps.db, behind)
  return [
    ...problemsOfAll(inventory),
    ...(await implausible(deps.db, wanted)),
    ...chosen.flatMap(({ part }) => problemOf(inventory, part) ?? []),
    ...lacking(level, chosen, behind.lines),
    ...(differing.length > 0 ? [differingInWords(differing)] : []),
  ]
}

const NOTHING_ENTERED = 'It has no inventory, so there is nothing to check.'
const CHANGED =
  'Its figures have changed since they were declared. Please declare them again, so that what is checked is what is stated.'
const MOST_DIFFERING_NAMED = 5

const lacking = (
  level: AssuranceLevel,
  chosen: readonly EvidencedPart[],
  lines: Parameters<typeof lackingEvidence>[2],
) => lackingEvidence(level, chosen, lines).map(({ message }) => message)

/** 'Boiler and Van come out differently when they are computed again.' */
export function differingInWords(names: readonly string[]): string {
  const more = names.length - MOST_DIFFERING_NAMED
  const named = names.slice(0, MOST_DIFFERING_NAMED).join(', ')
  return `Computed again, these lines come out differently: ${named}${more > 0 ? ` and ${more} more` : ''}. Please save them again.`
}

const figuresOf = ({ categories }: Inventory) =>
  partFigures(categories.map(({ category, co2eGrams }) => ({ category, co2e: co2eGrams })))

function problemsOfAll(inventory: Inventory): string[] {
  return [
    ...unansweredProblems(inventory).map(({ message }) => message),
    ...(isChanged(inventory) ? [CHANGED] : []),
  ]
}

/** What is hard to believe, and nobody has put right or explained. */
async function implausible(db: Database | Tx, wanted: InventoryKey): Promise<string[]> {
  const warnings = await warningsOf(db, wanted)
  return warnings.flatMap(({ sentence, cleared }) => (cleared ? [] : [sentence]))
}

const SUMS_OF_DECLARED = ['scope1', 'scope2', 'scope2Market', 'scope3', 'total'] as const

function isChanged({ footprint: { declared }, totals }: Inventory): boolean {
  return declared !== null && SUMS_OF_DECLARED.some((sum) => declared[sum] !== totals[sum])
}

/** Open, or nothing but a benchmark, which nobody can check. */
function problemOf(inventory: Inventory, part: VerifiablePart): string | null {
  const isOf = (category: Inventory['open'][number]) => partOfCategory(category) === part
  if (inventory.open.some(isOf)) {
    return `${partName(part)}: neither figures nor a reason are given yet.`
  }
  const benchmark = inventory.categories.find(
    ({ category, enteredGrams, restGrams }) =>
      isOf(category) && restGrams > 0 && enteredGrams === 0,
  )
  if (!benchmark) return null
  const of = part === 'scopesOneTwo' ? `${benchmark.name} of it` : 'it'
  return `${partName(part)}: ${of} is the benchmark alone, which nobody can check.`
}
