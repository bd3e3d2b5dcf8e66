import { refusal } from '@understory/contracts/refusals/refusals.ts'
import { describe, expect, it } from 'vitest'
import { PostedForm } from '../../../../http/posted-form.ts'
import { bodyOf, readChange, refusedChange } from './purchase-change.ts'

function filled(fields: Record<string, string>): PostedForm {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return new PostedForm(form)
}
const look = { theme: 'none', hideCost: false, addressOnCertificate: false }
const SHOWN = '2026-11-20'

describe('a change of a purchase', () => {
  it.each([
    ['only its look', { theme: 'gift', hideCost: 'on' }, { theme: 'gift', hideCost: true }],
    ['a reference', { reference: ' Spring trip ' }, { reference: 'Spring trip' }],
    ['no reference any more', { reference: '' }, { reference: null }],
    ['another date', { effectiveFrom: '2026-03-01' }, { effectiveFrom: '2026-03-01' }],
    ['the date that is shown', { effectiveFrom: SHOWN }, {}],
    ['a theme nobody knows', { theme: 'neon' }, { theme: 'none' }],
  ])('asks for %s', (_, fields, asked) => {
    expect(bodyOf(filled(fields), SHOWN)).toEqual({ ...look, ...asked })
  })

  it('never asks for what is locked, because it is not in the form', () => {
    expect(bodyOf(filled({ theme: 'gift' }), SHOWN)).not.toHaveProperty('reference')
  })

  it('returns what was typed when it is refused, with the problem beside its field', () => {
    const form = filled({ reference: 'Mine', effectiveFrom: '1999-01-01' })
    const problem = { field: 'effectiveFrom', message: 'Please choose a date within five years.' }
    expect(refusedChange('p1', form, refusal('BAD_REQUEST', [problem]))).toEqual({
      purchaseId: 'p1',
      message: 'Nothing was changed. Please look at the marked field.',
      problems: { effectiveFrom: problem.message },
      typed: readChange(form),
    })
  })

  it('says beside the date that it is locked', () => {
    const refused = refusedChange('p1', filled({}), refusal('DATE_LOCKED'))
    expect(refused.problems.effectiveFrom).toContain('locked onto its certificate')
  })

  it('says what went wrong when no field is to blame', () => {
    const refused = refusedChange('p1', filled({}), refusal('PURCHASE_UPDATE_FAILED'))
    expect(refused).toMatchObject({
      message: 'The purchase could not be updated. Please try again.',
      problems: {},
    })
  })
})
