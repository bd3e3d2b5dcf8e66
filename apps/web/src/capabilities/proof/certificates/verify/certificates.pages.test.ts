import { VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import {
  certificateCode,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendToLog } from '../../../../../../api/src/capabilities/proof/public-log/public.ts'
import { askOutcome, payFor, quote } from '../../../../../../api/src/testing/commerce/purchases.ts'
import { joinAs } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

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

test('what is printed behind the # of a link is kept for the page', async () => {
  const mark = '#8yvnWUYFuDS5oJijNWakKa'
  const link = `https://understory.example/verify/${await certificateOver(1)}${mark}`
  const asked = await site.get(`/verify?${new URLSearchParams({ certificate: link })}`)
  expect(asked.location).toBe(new URL(link).pathname + mark)
})

test('each entry of a certificate has its proof in the public log, once it is logged', async () => {
  const id = await certificateOver(1)
  const asked = { params: { certificateId: id } }
  const { data } = await site.api.call(VerifyCertificate, asked)
  expect(data.ledgerEntries.map(({ logIndex }) => logIndex)).toEqual([null])
  expect((await site.get(`/verify/${id}`)).text).toContain('within seconds')
  await appendToLog(site.api.deps)
  const logged = (await site.api.call(VerifyCertificate, asked)).data.ledgerEntries
  const [index] = logged.map(({ logIndex }) => logIndex)
  expect((await site.get(`/verify/${id}`)).html).toContain(`href="/ledger/proof/${index}"`)
})

test('a certificate that is not logged yet says so, and its page asks again by itself, for a while', async () => {
  const id = await certificateOver(1)
  const early = await site.get(`/verify/${id}`)
  expect(early.text).toContain('Its proof is on its way')
  expect(early.text).not.toContain('What it does not show')
  expect(early.headers.get('refresh')).toBe('2')
  const { api } = site
  await api.deps.db
    .updateTable('certificate')
    .set({ issued_at: new Date(Date.now() - 61_000) })
    .where('id', '=', id)
    .execute()
  const later = await site.get(`/verify/${id}`)
  expect(later.text).toContain('Its proof is on its way')
  expect(later.headers.get('refresh')).toBeNull()
  await appendToLog(api.deps)
  const logged = await site.get(`/verify/${id}`)
  expect(logged.text).toContain('What it does not show')
  expect(logged.headers.get('refresh')).toBeNull()
})

test('the page says what its proof shows and what not, with its place, its key and its files', async () => {
  const id = await certificateOver(2)
  await appendToLog(site.api.deps)
  const { proof } = (await site.api.call(VerifyCertificate, { params: { certificateId: id } })).data
  const { text, html } = await site.get(`/verify/${id}`)
  for (const words of [
    'recorded in a public log, and cannot be changed unnoticed',
    'That a tree was planted or a tonne stored',
    `Leaf ${proof?.index} of the tree of ${proof?.treeSize}`,
    proof?.statementHash,
    `npm run verify:proof -- files.zip --key ${proof?.key}`,
  ]) {
    expect(text).toContain(words)
  }
  for (const file of ['statement.txt', 'name.txt', 'certificate.tlog-proof', 'files.zip']) {
    expect(html).toContain(`href="/verify/${id}/${file}"`)
    expect((await site.get(`/verify/${id}/${file}`)).status).toBe(200)
  }
  expect(text).not.toMatch(/guarantee|neutral|climate positive/i)
})

test('the short code leads to the certificate, in small letters and by the API too', async () => {
  const id = await certificateOver(1)
  const { data } = await site.api.call(VerifyCertificate, { params: { certificateId: id } })
  expect(data.code).toBe(certificateCode(id))
  const byCode = { params: { certificateId: shownCode(data.code).toLowerCase() } }
  expect((await site.api.call(VerifyCertificate, byCode)).data).toEqual(data)
  const typed = await site.get(`/verify?certificate=${data.code.toLowerCase()}`)
  expect(typed.location).toBe(`/verify/${shownCode(data.code)}`)
  expect((await site.get(typed.location ?? '')).location).toBe(`/verify/${id}`)
  const { text } = await site.get(`/verify/${id}`)
  expect(text).toContain(`Short code ${shownCode(data.code)}`)
})

test('what is typed wrong stays, with a sentence beside its field', async () => {
  const wrong = await site.get('/verify?certificate=K7QM-3XPP')
  expect(wrong.status).toBe(400)
  expect(wrong.problemOf('certificate')).toContain('One character of this short code is wrong')
  expect(wrong.html).toContain('value="K7QM-3XPP"')
  const other = await site.get('/verify?certificate=an+oak')
  expect(other.problemOf('certificate')).toContain('no certificate number, short code or link')
  expect((await site.get('/verify/K7QM-3XPP')).status).toBe(400)
})

test('a spread over more than a year folds, with its sum above it', async () => {
  const { html, text } = await site.get(`/verify/${await certificateOver(24)}`)
  expect(text).toContain('24 entries: 500 kg of CO2e.')
  expect(text).toContain('Show the other 12 entries')
  const [, ledger = ''] = html.split('id="ledger"')
  const [open = '', folded = ''] = ledger.split('<summary>')
  const rows = (part: string) => part.split(/<tbody[^>]*>/)[1]?.match(/<tr/g)?.length
  expect([rows(open), rows(folded)]).toEqual([12, 12])
  expect((await site.get(`/verify/${await certificateOver(12)}`)).text).not.toContain('Show the')
})
