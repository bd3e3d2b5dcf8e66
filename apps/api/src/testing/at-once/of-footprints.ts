import { randomUUID } from 'node:crypto'
import {
  DeclareFootprint,
  SetCategoryState,
  SetCategoryStates,
} from '@understory/contracts/footprints/company-footprints/category-states.ts'
import {
  RemoveEvidence,
  UploadEvidence,
} from '@understory/contracts/footprints/company-footprints/evidence.ts'
import {
  RemoveFootprint,
  SaveFootprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  AddEntity,
  ChangeEntity,
  RemoveEntity,
  SetApproach,
  StartInventory,
} from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  AddLines,
  ImportLines,
  RemoveLine,
  ReplaceLine,
} from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { DrawVehicles } from '@understory/contracts/footprints/company-footprints/inventory-vehicles.ts'
import {
  IssueFootprintCertificate,
  WithdrawFootprintCertificate,
} from '@understory/contracts/footprints/documents.ts'
import { pdfSaying } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { CATEGORY_KEYS } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { allAnswered } from '../footprints/declare-answered.ts'
import { refinedFootprint, setStatusOf } from '../footprints/footprints.ts'
import { publishedFootprint } from '../footprints/published-footprints.ts'
import { savedVehicles } from './of-vehicles.ts'
import { all, one, type Promised, same, some } from './promises.ts'
import type { Scene } from './scene.ts'

const INPUT = {
  sector: 'bakery_products',
  turnover: 850_000,
  currency: 'GBP',
  year: 2024,
  country: 'GB',
}
const estimate = (startMonth: string) =>
  ({ input: INPUT, companyName: 'Fernbank', startMonth, frequency: 'annual' }) as const

const ENTITY = {
  equityBasisPoints: 5_000,
  hasFinancialControl: true,
  hasOperationalControl: true,
}
export const AN_INVENTORY_LINE = {
  category: 'stationaryCombustion',
  description: 'Oven',
  quantity: 1,
  unit: 'kg',
  ownFactor: { kgCo2e: 1, unit: 'kg', source: 'The supplier' },
} as const

const FILE = 'category,quantity,unit,kg_co2e_per_unit,source\nstationaryCombustion,1,kg,2,Mill\n'

const INVENTORY_LINES = [AN_INVENTORY_LINE]

const NO_INVESTMENTS = { category: 'investments', state: 'not-applicable', reason: 'None' } as const
const SAID_STATES = [NO_INVESTMENTS]

/** A footprint of its own, with an inventory that is open. */
export async function inventoryOf({ api, owner }: Scene) {
  return { by: owner.bearer, params: { footprintId: await refinedFootprint(api, owner) } }
}

async function entityOf(scene: Scene) {
  const { by, params } = await inventoryOf(scene)
  const body = { ...ENTITY, name: 'Sedge Ltd' }
  const { entities } = (await scene.api.call(AddEntity, { params, body }, by)).data
  return { by, params: { ...params, entityId: entities[0]?.entityId ?? '' } }
}

export async function inventoryLineOf(scene: Scene) {
  const { by, params } = await inventoryOf(scene)
  const { lines } = (
    await scene.api.call(AddLines, { params, body: { lines: [AN_INVENTORY_LINE] } }, by)
  ).data
  return { by, params: { ...params, lineId: lines[0]?.lineId ?? '' } }
}

export const OF_ESTIMATES: readonly Promised[] = [
  one(SaveFootprint, ['ESTIMATE_EXISTS'], ({ owner }) => ({
    by: owner.bearer,
    body: estimate('2001-01'),
  })),
  one(RemoveFootprint, ['FOOTPRINT_NOT_FOUND'], async ({ api, owner }) => {
    const { data } = await api.call(SaveFootprint, { body: estimate('2001-02') }, owner.bearer)
    return { by: owner.bearer, params: { footprintId: data.footprintId } }
  }),
  one(StartInventory, ['INVENTORY_EXISTS'], async ({ api, owner }) => {
    const { data } = await api.call(SaveFootprint, { body: estimate('2001-03') }, owner.bearer)
    const params = { footprintId: data.footprintId }
    return { by: owner.bearer, params, body: { approach: 'operationalControl' } }
  }),
]

export const OF_INVENTORIES: readonly Promised[] = [
  all(SetApproach, async (scene) => ({
    ...(await inventoryOf(scene)),
    body: { approach: 'equityShare' },
  })),
  one(AddEntity, ['ENTITY_EXISTS'], async (scene) => ({
    ...(await inventoryOf(scene)),
    body: { ...ENTITY, name: 'Sedge Ltd' },
  })),
  all(ChangeEntity, async (scene) => ({
    ...(await entityOf(scene)),
    body: { ...ENTITY, name: 'Rush Ltd' },
  })),
  one(RemoveEntity, ['ENTITY_NOT_FOUND'], entityOf),
  all(SetCategoryState, async (scene) => {
    const { by, params } = await inventoryOf(scene)
    const body = { state: 'not-applicable', reason: 'There are none' } as const
    return { by, params: { ...params, category: 'franchises' }, body }
  }),
  all(SetCategoryStates, async (scene) => ({
    ...(await inventoryOf(scene)),
    body: { states: SAID_STATES },
  })),
  // Two lines may say the same: nothing tells a repetition from a second oven.
  all(AddLines, async (scene) => ({
    ...(await inventoryOf(scene)),
    body: { lines: INVENTORY_LINES },
  })),
  all(ReplaceLine, async (scene) => ({
    ...(await inventoryLineOf(scene)),
    body: AN_INVENTORY_LINE,
  })),
  one(RemoveLine, ['LINE_NOT_FOUND'], inventoryLineOf),
  some(ImportLines, ['IMPORT_IN_PROGRESS'], async (scene) => ({
    ...(await inventoryOf(scene)),
    body: { csv: FILE },
  })),
  one(DrawVehicles, ['VEHICLE_COUNTED'], async (scene) => {
    const vehicleIds = await savedVehicles(scene)
    const body = { category: 'mobileCombustion', vehicleIds } as const
    return { ...(await inventoryOf(scene)), body }
  }),
  all(DeclareFootprint, async (scene) => {
    const { by, params } = await inventoryOf(scene)
    for (const category of CATEGORY_KEYS) {
      const body = { state: 'not-applicable', reason: 'There are none' } as const
      await scene.api.call(SetCategoryState, { params: { ...params, category }, body }, by)
    }
    return { by, params, body: await allAnswered(scene.api, params, by) }
  }),
]

export async function evidenceOf(scene: Scene, text: string) {
  const { by, params } = await inventoryOf(scene)
  return { by, params, query: { fileName: 'bill.pdf' }, file: pdfSaying(text) }
}

export const OF_DOCUMENTS: readonly Promised[] = [
  // The same content is stored once.
  same(UploadEvidence, (scene) => evidenceOf(scene, 'the meter')),
  one(RemoveEvidence, ['EVIDENCE_NOT_FOUND'], async (scene) => {
    const { by, ...upload } = await evidenceOf(scene, randomUUID())
    const { evidenceId } = (await scene.api.call(UploadEvidence, upload, by)).data
    return { by, params: { ...upload.params, evidenceId } }
  }),
  same(IssueFootprintCertificate, async (scene) => {
    const asked = await inventoryOf(scene)
    await setStatusOf(scene.api, asked.params.footprintId, 'declared')
    return asked
  }),
  one(WithdrawFootprintCertificate, ['CERTIFICATE_ENDED'], async (scene) => {
    const { by, params } = await inventoryOf(scene)
    const id = await publishedFootprint(scene.api, scene.owner, params.footprintId)
    return { by, params: { footprintCertificateId: id } }
  }),
]
