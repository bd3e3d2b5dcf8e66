import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import { dayOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { isAsDeclared } from '@understory/domain/footprints/company-footprints/inventory/as-declared.ts'
import type { SecrYear } from '@understory/domain/footprints/documents/disclosures/secr/secr-year.ts'
import { energyOfLines } from '@understory/domain/footprints/documents/energy-of-lines.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused } from '../../../../http/refuse.ts'
import {
  linesOfSnapshot,
  readInventory,
  readLastSnapshot,
} from '../../company-footprints/public.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import { reportedLines } from '../reported-lines.ts'

type WholeInventory = Pick<
  Exclude<Awaited<ReturnType<typeof readInventory>>, Refused>,
  'inventory' | 'lines'
>

/** One footprint as SECR sees it, and the sets that its lines took their factors from. */
export type SecrYearOfFootprint = {
  readonly year: SecrYear
  readonly sets: readonly string[]
  /** What was declared, where that is kept whole; `null`: the inventory as it is now, or the estimate. */
  readonly declaration: SecrDeclaration | null
}

type SecrDeclaration = NonNullable<SecrDisclosure['declaration']>

export async function secrYearOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  footprint: Footprint,
): Promise<SecrYearOfFootprint> {
  const { footprintId, isRefined } = footprint
  const key = { accountId, footprintId }
  const read = isRefined ? await readInventory(deps, key) : null
  if (!read || read instanceof Refused) {
    return { year: ofEstimate(footprint), sets: [], declaration: null }
  }
  const { declared } = footprint
  const snapshot = declared ? await readLastSnapshot(deps.db, key) : null
  if (!declared || !snapshot) {
    return { year: ofInventory(footprint, read), sets: setsOf(read), declaration: null }
  }
  const whole = { ...snapshot, lines: linesOfSnapshot(snapshot) }
  return {
    year: ofInventory(footprint, whole),
    sets: setsOf(whole),
    declaration: {
      number: snapshot.number,
      declaredOn: dayOf(new Date(snapshot.declaredAt)),
      isChangedSince: !isAsDeclared(declared, read.inventory),
    },
  }
}

const monthsOf = ({ startMonth }: Footprint) => ({
  from: startMonth,
  to: shiftMonth(startMonth, 11),
})

function ofEstimate(footprint: Footprint): SecrYear {
  const { scope1, scope2 } = footprint.estimate
  return {
    ...monthsOf(footprint),
    scope1,
    scope2,
    scope2Market: null,
    openCategories: [],
    benchmarked: [documentsMessage('secr-year.benchmarked.scope1'), 'Scope 2'],
    lines: null,
    withoutLines: documentsMessage('secr-year.without-lines'),
  }
}

function ofInventory(footprint: Footprint, { inventory, lines }: WholeInventory): SecrYear {
  const { declared } = footprint
  const sums = declared ?? inventory.totals
  const isChanged = declared !== null && !isAsDeclared(declared, inventory)
  const own = inventory.categories.filter(({ scope }) => scope < 3)
  const hasInstrument = lines.some(({ marketGrams }) => marketGrams !== null)
  return {
    ...monthsOf(footprint),
    scope1: sums.scope1,
    scope2: sums.scope2,
    scope2Market: hasInstrument ? sums.scope2Market : null,
    openCategories: inventory.open.flatMap(
      (category) => own.find((each) => each.category === category)?.name ?? [],
    ),
    benchmarked: own
      .filter(({ state, co2eGrams, restGrams }) =>
        state === 'benchmark' ? co2eGrams > 0 : restGrams > 0,
      )
      .map(({ name }) => name),
    lines: isChanged ? null : energyOfLines(reportedLines(inventory, lines)),
    withoutLines: documentsMessage('secr-year.without-lines.2'),
  }
}

function setsOf({ lines }: WholeInventory): string[] {
  const sets = lines.flatMap(({ factor }) =>
    factor ? [`${factor.set.title}, ${factor.set.edition} (${factor.set.gwp})`] : [],
  )
  return [...new Set(sets)].sort()
}
