import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import type { ProjectCover } from '@understory/contracts/proof/supply.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'

export type SupplyPromise = {
  /** Batches that were entered before stand behind it already. */
  readonly isSupplied: boolean
  /** The last day for the others, as each project promises it; `null`: there are none. */
  readonly by: CalendarDate | null
  /** Where it says how its trees are planted; `null`: there are none. */
  readonly treeProject: { readonly id: string; readonly name: string } | null
}

type SupplyPromiseFunded = Pick<CertificateVerification, 'projects' | 'supply'>

const MILLISECONDS_A_DAY = 86_400_000

/**
 * Until when what a payment funded is backed by batches of its projects; `null` where that is not known. The
 * certificate of a plan is of its first payment, so the days count from this one.
 */
export function supplyPromise(
  { projects, supply, paidAt }: SupplyPromiseFunded & { readonly paidAt: string },
  covers: readonly ProjectCover[],
): SupplyPromise | null {
  const found = projects.flatMap((project) => {
    const cover = covers.find(({ name }) => name === project.name)
    return cover ? [cover] : []
  })
  if (found.length < projects.length || found.length === 0) return null
  const backed = new Set(supply.map(({ impact }) => impact))
  const open = found.filter(({ impact, isBoughtAhead }) => !isBoughtAhead && !backed.has(impact))
  const days = Math.max(0, ...open.map(({ retiredWithinDays }) => retiredWithinDays))
  const trees = found.find(({ impact }) => impact === 'trees')
  return {
    isSupplied: supply.length > 0,
    by:
      open.length > 0
        ? dayOf(new Date(new Date(paidAt).getTime() + days * MILLISECONDS_A_DAY))
        : null,
    treeProject: trees ? { id: trees.projectId, name: trees.name } : null,
  }
}
