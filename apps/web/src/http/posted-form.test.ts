import { refusal } from '@understory/contracts/refusals/refusals.ts'
import { describe, expect, test } from 'vitest'
import { PostedForm, readForm } from './posted-form.ts'

function filled(fields: Record<string, string | File>): PostedForm {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return new PostedForm(form)
}

describe('a posted form', () => {
  test('gives its fields as they were typed, and nothing for those that are missing', () => {
    const form = filled({ city: '  Stroud ', line2: '  ', saveCard: 'on', interval: 'weekly' })
    expect(form.text('city')).toBe('  Stroud ')
    expect(form.optional('city')).toBe('Stroud')
    expect([form.optional('line2'), form.optional('line1'), form.text('line1')]).toEqual([
      null,
      null,
      '',
    ])
    expect([form.has('saveCard'), form.has('rememberMe')]).toEqual([true, false])
    expect(form.oneOf('interval', ['month', 'year'], 'month')).toBe('month')
    expect(form.problems()).toBeNull()
  })

  test('says beside each field which number cannot be read, and returns what was typed', () => {
    const form = filled({ tonnes: 'abc', percent: '2,5', annualMileage: '10.000', password: 'x' })
    expect([form.number('tonnes', 6), form.number('percent', 2)]).toEqual([0, 250])
    form.number('annualMileage', 0)
    expect(form.problems()).toEqual({
      code: 'BAD_REQUEST',
      message: 'Please look at the marked fields.',
      problems: {
        tonnes: 'Please use a number, for example 2.5.',
        annualMileage: expect.stringContaining('can be read in two ways'),
      },
      values: { tonnes: 'abc', percent: '2,5', annualMileage: '10.000' },
    })
  })

  test("shows the API's problems under the names of its own fields, and never a secret", () => {
    const problem = { field: 'co2eGrams', message: 'Please use whole steps of 100 kg.' }
    const form = filled({ tonnes: '0.05', newPassword: 'lichen', code: '123456' })
    const answer = form.refused(refusal('BAD_REQUEST', [problem]), () => 'tonnes')
    expect(answer.problems).toEqual({ tonnes: problem.message })
    expect(answer.values).toEqual({ tonnes: '0.05' })
  })

  test('has a file only where one was chosen', () => {
    const form = filled({ file: new File(['a'], 'fleet.csv'), logo: new File([], ''), name: 'b' })
    expect(form.file('file')?.name).toBe('fleet.csv')
    expect([form.file('logo'), form.file('name'), form.text('file')]).toEqual([null, null, ''])
  })

  test('says of an empty file that it is empty, whatever else is wrong', () => {
    const empty = 'This file is empty. Please choose another.'
    const form = filled({ evidence: new File([], 'invoice.pdf'), title: '' })
    expect(form.file('evidence')).toBeNull()
    expect(form.problems()?.problems).toEqual({ evidence: empty })
    const missing = ['evidence', 'title'].map((field) => ({ field, message: 'Please fill it in.' }))
    expect(form.refused(refusal('BAD_REQUEST', missing)).problems).toEqual({
      evidence: empty,
      title: 'Please fill it in.',
    })
  })

  test.each([
    ['JSON', 'application/json', '{}'],
    ['a multipart form without its boundary', 'multipart/form-data', 'a=1'],
    ['a multipart form that is cut off', 'multipart/form-data; boundary=x', '--x\r\nnope'],
    ['no type at all', '', 'a=1'],
  ])('that is %s is answered with 400', async (_, type, body) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {}
    const request = new Request('http://understory.test/join', {
      method: 'POST',
      body: new TextEncoder().encode(body),
      headers,
    })
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } })
  })
})
