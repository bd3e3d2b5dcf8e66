import { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { SearchFactors } from '@understory/contracts/footprints/emission-factors.ts'
import { ReplaceFactors, SetSite } from '@understory/contracts/footprints/sites.ts'
import { refinedFootprint } from '../../footprints/footprints.ts'
import { newcomer } from '../newcomer.ts'
import { one, type Promised, same } from '../promises.ts'
import type { Scene } from '../scene.ts'

const IN_BERLIN = { site: 'Berlin', place: { country: 'DE', region: null } }

/** British electricity, used in Germany. */
async function misplaced({ api }: Scene) {
  const owner = await newcomer(api, 'business')
  const footprintId = await refinedFootprint(api, owner, '2025-01')
  await api.call(SetSite, { body: IN_BERLIN }, owner.bearer)
  const query = { words: 'electricity', country: 'GB', near: 2025, limit: 1 }
  const [factor] = (await api.call(SearchFactors, { query })).data.factors
  const line = {
    category: 'indirectElectricityEmissions',
    quantity: 1_000,
    unit: 'kWh',
    factorId: factor?.factorId ?? '',
    site: 'Berlin',
  } as const
  const adding = { params: { footprintId }, body: { lines: [line] } }
  const { lines } = (await api.call(AddLines, adding, owner.bearer)).data
  return { by: owner.bearer, params: { footprintId }, lineId: lines[0]?.lineId ?? '' }
}

export const OF_SITES: readonly Promised[] = [
  same(SetSite, async ({ api }) => {
    const { bearer } = await newcomer(api, 'business')
    return { by: bearer, body: IN_BERLIN }
  }),
  one(ReplaceFactors, ['FACTOR_FITS'], async (scene) => {
    const { by, params, lineId } = await misplaced(scene)
    const lineIds: string[] = [lineId]
    return { by, params, query: {}, body: { lineIds } }
  }),
]
