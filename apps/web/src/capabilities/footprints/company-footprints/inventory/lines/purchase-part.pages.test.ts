import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinery } from '../../../../../../../api/src/testing/footprints/joinery.ts'
import { startTestSite, type TestSite } from '../../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const CATEGORY = 'category/purchasedGoodsAndServices'
const OWN = {
  intent: 'add',
  ownFactor: 'yes',
  ownKind: 'supplier',
  ownSource: 'Caterer Ltd, 2025',
  ownKg: '1000',
  unit: 'tonnes',
}

test('a factor of one’s own says what kind of purchase it is for, and is compared with the like', async () => {
  const { owner, params } = await joinery(site.api)
  const page = `/my-impact/dashboards/footprint/${params.footprintId}/${CATEGORY}`
  const servicesEntered = async () => {
    const { data } = await site.api.call(GetInventory, { params }, owner.bearer)
    const parts = data.categories.find(
      ({ category }) => category === 'purchasedGoodsAndServices',
    )?.parts
    return parts?.find(({ part }) => part === 'services')?.enteredGrams ?? 0
  }
  const before = await servicesEntered()

  const form = await site.get(`${page}?factor=own`, owner)
  expect(form.html).toMatch(/<option value="materials_and_goods" selected=""/)
  const services = { ...OWN, quantity: '2', description: 'Catering', purchasePart: 'services' }
  const { ownSource: _, ...withoutSource } = services
  const refused = await site.post(page, withoutSource, owner)
  expect(refused.status).toBe(400)
  expect(refused.html).toMatch(/<option value="services" selected=""/)

  expect((await site.post(page, services, owner)).status).toBe(303)
  expect(await servicesEntered()).toBe(before + 2_000_000)
  const saved = await site.get(page, owner)
  expect(saved.text).toMatch(/Catering\s*Services/)
  const change = [...saved.html.matchAll(/href="(\?edit=[^#"]*)/g)].map(([, href]) => href)
  const pages = await Promise.all(change.map((href) => site.get(page + href, owner)))
  const editing = pages.find(({ text }) => text.includes('Whose it is'))
  expect(editing?.html).toMatch(/<option value="services" selected=""/)
})

test('nothing is asked of the kind of purchase in another category', async () => {
  const { owner, params } = await joinery(site.api)
  const page = `/my-impact/dashboards/footprint/${params.footprintId}/category/capitalGoods`
  const { text } = await site.get(`${page}?factor=own`, owner)
  expect(text).toContain('Whose it is')
  expect(text).not.toContain('What kind of purchase')
})
