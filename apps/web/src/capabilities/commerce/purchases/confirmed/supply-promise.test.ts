import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import type { ProjectCover } from '@understory/contracts/proof/supply.ts'
import { describe, expect, it } from 'vitest'
import { supplyPromise } from './supply-promise.ts'

type Funded = Parameters<typeof supplyPromise>[0]

const cover = (name: string, change: Partial<ProjectCover> = {}): ProjectCover => ({
  projectId: name.toLowerCase(),
  name,
  impact: 'trees',
  isBoughtAhead: false,
  retiredWithinDays: 90,
  supplied: 0,
  funded: 0,
  uncovered: 0,
  ...change,
})
const project = (name: string) => ({ name }) as CertificateVerification['projects'][number]
const funded = (change: Partial<Funded> = {}): Funded => ({
  projects: [project('Mangroves')],
  supply: [],
  paidAt: '2026-11-22T10:00:00.000Z',
  ...change,
})
const batch = (impact: 'trees' | 'co2e') =>
  ({ impact }) as CertificateVerification['supply'][number]

describe('until when a batch stands behind what was funded', () => {
  it('is the last day that its projects promise', () => {
    const covers = [cover('Mangroves'), cover('Stoves', { impact: 'co2e', retiredWithinDays: 120 })]
    const both = funded({ projects: [project('Mangroves'), project('Stoves')] })
    expect(supplyPromise(both, covers)?.by).toBe('2027-03-22')
    expect(supplyPromise(funded(), covers)?.by).toBe('2027-02-20')
  })

  it('counts from the payment, which of a plan is not the first', () => {
    const later = funded({ paidAt: '2027-05-29T10:00:00.000Z' })
    expect(supplyPromise(later, [cover('Mangroves')])?.by).toBe('2027-08-27')
  })

  it('is no day where one does already, or where the project was bought ahead', () => {
    const backed = supplyPromise(funded({ supply: [batch('trees')] }), [cover('Mangroves')])
    expect(backed).toMatchObject({ isSupplied: true, by: null })
    const ahead = supplyPromise(funded(), [cover('Mangroves', { isBoughtAhead: true })])
    expect(ahead).toMatchObject({ isSupplied: false, by: null })
  })

  it('is not said where a project is not known', () => {
    expect(supplyPromise(funded(), [cover('Others')])).toBeNull()
    expect(supplyPromise(funded({ projects: [] }), [])).toBeNull()
  })
})
