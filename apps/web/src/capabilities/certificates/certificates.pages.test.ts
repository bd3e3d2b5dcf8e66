import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../../api/src/testing/people.ts'
import { askOutcome, payFor, quote } from '../../../../api/src/testing/purchases.ts'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

async function certificateOver(months: number): Promise<string> {
  const { api } = site
  const person = await joinAs(api, 'personal')
  const startMonth = api.deps.clock().toISOString().slice(0, 7)
  const { quoteId } = await quote(api, { co2eGrams: 500_000, spread: { startMonth, months } })
  const { paymentId } = await payFor(api, person, quoteId)
  return (await askOutcome(api, person, paymentId)).data.certificateId ?? ''
}

test('the link of a certificate is verified like its number', async () => {
  const link = `https://understory.example/verify/${await certificateOver(3)}?utm_source=mail`
  const asked = await site.get(`/verify?${new URLSearchParams({ certificate: link })}`)
  const proof = await site.get(asked.location ?? '')
  expect([proof.status, proof.text]).toEqual([200, expect.stringContaining('is genuine')])
})

test('a spread over more than a year folds, with its sum above it', async () => {
  const { html, text } = await site.get(`/verify/${await certificateOver(24)}`)
  expect(text).toContain('24 entries: 500 kg CO2e.')
  expect(text).toContain('Show the other 12 entries')
  const [open = '', folded = ''] = html.split('<summary>')
  const rows = (part: string) => part.split('<tbody>')[1]?.match(/<tr/g)?.length
  expect([rows(open), rows(folded)]).toEqual([12, 12])
  expect((await site.get(`/verify/${await certificateOver(12)}`)).text).not.toContain('Show the')
})
