import {
  compareAFormerBusiness,
  compareAFormerMember,
} from '../island-messages/compare.generated.ts'
import type { Claim } from './proof-check.ts'
import { daysOf, figuresOf } from './shown/claim-words.ts'

/** Where a page writes what it claims, for the checker to read: as an attribute `data-claim`. */
export type ClaimPart = 'name' | 'figure' | 'days' | 'certificate'

/** What the page calls those whose account was deleted: their names are nowhere any more. */
const former = () => [compareAFormerMember(), compareAFormerBusiness()]

/** What a page shows otherwise than the claim that was verified; '' where it says the same. */
export function compareWithPage(claim: Claim, page: ParentNode): string {
  const shown = (part: ClaimPart) =>
    [...page.querySelectorAll(`[data-claim=${part}]`)].map(({ textContent }) =>
      (textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    )
  const expected: Record<ClaimPart, readonly string[]> = {
    name:
      claim.name === null ? former().filter((name) => shown('name').includes(name)) : [claim.name],
    figure: figuresOf(claim),
    days: [daysOf(claim)],
    certificate: [claim.certificate],
  }
  for (const part of PARTS) {
    const [here, there] = [shown(part), expected[part]]
    if (here.length === 0 || here.join('\n') !== there.join('\n'))
      return `the page says “${here.join(', ')}” where the log says “${there.join(', ')}”`
  }
  return ''
}

const PARTS = ['name', 'figure', 'days', 'certificate'] as const
