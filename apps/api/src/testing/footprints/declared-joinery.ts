import { SetCategoryState } from '@understory/contracts/footprints/company-footprints/category-states.ts'
import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ListLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { expect } from 'vitest'
import type { TestApi } from '../start-test-api.ts'
import { declareAnswered } from './declare-answered.ts'
import { joinery } from './joinery.ts'

/** A joinery that declared its few bills to be all there is. */
export async function declaredJoinery(api: TestApi) {
  const { owner, params } = await joinery(api)
  const view = async () => (await api.call(GetInventory, { params }, owner.bearer)).data
  for (const category of (await view()).open) {
    const body = { state: 'not-applicable', reason: 'We have none.' } as const
    await api.call(SetCategoryState, { params: { ...params, category }, body }, owner.bearer)
  }
  const category = 'purchasedGoodsAndServices'
  const bought = { params: { ...params, category } } as const
  await api.call(SetCategoryState, { ...bought, body: { state: 'figures' } }, owner.bearer)
  expect((await declareAnswered(api, params, owner.bearer)).status).toBe(200)
  const { lines } = (await api.call(ListLines, { params }, owner.bearer)).data
  const line = (quickItem: string) => {
    const found = lines.find((each) => each.quickItem === quickItem)
    if (!found?.factor) throw new Error(`there is no line of ${quickItem}`)
    return found
  }
  return { owner, params, view, line }
}
