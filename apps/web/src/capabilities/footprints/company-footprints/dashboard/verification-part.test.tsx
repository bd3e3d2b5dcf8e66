import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerificationPart, type Verifying } from './verification-part.tsx'

const declared = { footprintId: 'a', status: 'declared', isActive: true } as Footprint

function panel(verifying: Partial<Verifying>, footprint = declared): string {
  const all = { verifications: [], unlockRequests: [], unused: 0, unusedOrders: [], ...verifying }
  return renderToStaticMarkup(
    <VerificationPart footprint={footprint} mayChange verifying={all} refused={null} />,
  )
}

test('a declared footprint is handed over where a verification is paid for, and else leads to the order', () => {
  const unordered = panel({})
  expect(unordered).toContain('Order a verification')
  expect(unordered).not.toContain('Hand it over')
  const ordered = panel({ unused: 1 })
  expect(ordered).toContain('A verification is paid for')
  expect(ordered).toContain('Hand it over to be verified')
  expect(ordered).not.toContain('Order a verification')
})

test('while it is checked, the panel names what is checked', () => {
  const latest = {
    verificationId: 'v',
    covers: ['Verification of scopes 1 and 2'],
    requestedAt: '2026-11-24T09:00:00.000Z',
    questions: [],
  } as unknown as Verifying['verifications'][number]
  const shown = panel({ verifications: [latest] }, { ...declared, status: 'verifying' })
  expect(shown).toContain('since 24/11/26: Verification of scopes 1 and 2.')
})

test('a verification that was refunded before its decision is said to be undecided', () => {
  const latest = {
    verificationId: 'v',
    outcome: 'refunded',
    requestedAt: '2026-11-24T09:00:00.000Z',
    decidedAt: '2026-11-26T09:00:00.000Z',
  } as unknown as Verifying['verifications'][number]
  const shown = panel({ verifications: [latest] })
  expect(shown).toContain('Refunded on 26/11/26, and so not decided.')
  expect(shown).toContain('Order a verification')
})
