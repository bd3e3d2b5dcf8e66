import {
  PreviewSupplierAnswer,
  ReleaseSupplierAnswer,
  StepSupplierRequest,
} from '@understory/contracts/footprints/answers.ts'
import { AskSuppliers } from '@understory/contracts/footprints/ask-suppliers.ts'
import {
  DecideSupplierRequest,
  TakeOutSupplierUse,
} from '@understory/contracts/footprints/supplier-decisions.ts'
import {
  LeaveSupplierRequest,
  TakeSupplierRequest,
} from '@understory/contracts/footprints/suppliers/own-answers.ts'
import {
  ChangeSupplierCampaign,
  EndSupplierCampaign,
  RemindSupplierCampaign,
  StartSupplierCampaign,
} from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import { CountSupplierProduct } from '@understory/contracts/footprints/suppliers/supplier-products.ts'
import {
  AddSupplier,
  AskSupplier,
  ChangeSupplier,
  GetSupplier,
  ReadSuppliersOfLedger,
  SetSupplierLines,
} from '@understory/contracts/footprints/suppliers.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { refinedFootprint } from '../../footprints/footprints.ts'
import { partnerOf, receivedFootprint } from '../../footprints/own-products.ts'
import {
  askedSupplier,
  campaignOf,
  releaseTo,
  SUPPLIED_YEAR,
  SUPPLIER_ANSWER,
  supplierWithSpending,
} from '../../footprints/suppliers.ts'
import { newcomer } from '../newcomer.ts'
import { all, one, type Promised, some } from '../promises.ts'
import type { Scene } from '../scene.ts'

async function suppliedBy({ api }: Scene) {
  const owner = await newcomer(api, 'business')
  const footprintId = await refinedFootprint(api, owner, SUPPLIED_YEAR)
  const supplied = await supplierWithSpending(api, owner, { footprintId })
  return { ...supplied, owner, by: owner.bearer, params: supplied.of.params }
}

async function answeredBy(scene: Scene) {
  const supplied = await suppliedBy(scene)
  const request = await askedSupplier(scene.api, supplied.owner, supplied.of)
  await releaseTo(scene.api, request.token)
  return { ...supplied, ...request, params: { supplierRequestId: request.supplierRequestId } }
}

async function campaignBy(scene: Scene) {
  const { owner, by, params } = await suppliedBy(scene)
  const supplierCampaignId = await campaignOf(scene.api, owner, params.footprintId)
  return { by, params: { supplierCampaignId } }
}

export const OF_SUPPLIERS: readonly Promised[] = [
  one(AddSupplier, ['SUPPLIER_EXISTS'], async ({ api }) => ({
    by: (await newcomer(api, 'business')).bearer,
    body: { name: 'Fernway Mills' },
  })),
  all(ChangeSupplier, async (scene) => {
    const { by, supplierId } = await suppliedBy(scene)
    return { by, params: { supplierId }, body: { name: 'Fernway Mill' } }
  }),
  all(SetSupplierLines, async (scene) => {
    const { by, params, lineId } = await suppliedBy(scene)
    const lineIds: string[] = [lineId]
    return { by, params, body: { lineIds } }
  }),
  all(ReadSuppliersOfLedger, async (scene) => {
    const { by, params } = await suppliedBy(scene)
    return { by, params: { footprintId: params.footprintId } }
  }),
  one(AskSupplier, ['REQUEST_OPEN'], async (scene) => {
    const { by, params } = await suppliedBy(scene)
    return { by, params, body: { dueOn: dayOf(scene.api.deps.clock()), byEmail: false } }
  }),
  all(AskSuppliers, async (scene) => {
    const { by, params, supplierId } = await suppliedBy(scene)
    const supplierIds: string[] = [supplierId]
    const body = { supplierIds, dueOn: dayOf(scene.api.deps.clock()) }
    return { by, params: { footprintId: params.footprintId }, body }
  }),
  all(StartSupplierCampaign, async (scene) => {
    const { by, params, supplierId } = await suppliedBy(scene)
    const supplierIds: string[] = [supplierId]
    const body = { name: 'Flour', supplierIds, dueOn: dayOf(scene.api.deps.clock()) }
    return { by, params: { footprintId: params.footprintId }, body }
  }),
  all(ChangeSupplierCampaign, async (scene) => {
    const body = { name: 'Flour and grain', dueOn: dayOf(scene.api.deps.clock()) }
    return { ...(await campaignBy(scene)), body }
  }),
  all(RemindSupplierCampaign, async (scene) => campaignBy(scene)),
  all(EndSupplierCampaign, async (scene) => campaignBy(scene)),
  one(DecideSupplierRequest, ['REQUEST_STATE'], async (scene) => {
    const { by, params } = await answeredBy(scene)
    return { by, params, body: { decision: 'accept' } }
  }),
  one(CountSupplierProduct, ['COUNTED_TWICE'], async (scene) => {
    const { owner, by, params, lineId } = await suppliedBy(scene)
    const { exchangeId } = await partnerOf(scene.api, owner)
    const receivedFootprintId = await receivedFootprint(scene.api, { ...owner, exchangeId })
    const lineIds: string[] = [lineId]
    const quantity = { amount: '100', unit: 'kg' }
    return { by, params, body: { receivedFootprintId, quantity, lineIds } }
  }),
  one(TakeOutSupplierUse, ['ANSWER_USE_NOT_FOUND'], async (scene) => {
    const { api } = scene
    const { by, params, of } = await answeredBy(scene)
    await api.call(DecideSupplierRequest, { params, body: { decision: 'accept' } }, by)
    const { use } = (await api.call(GetSupplier, of, by)).data
    return { by, params: { supplierUseId: use?.useId ?? '' } }
  }),
  all(PreviewSupplierAnswer, async (scene) => {
    const { owner, of } = await suppliedBy(scene)
    const { token } = await askedSupplier(scene.api, owner, of)
    return { params: { token }, body: SUPPLIER_ANSWER }
  }),
  one(ReleaseSupplierAnswer, ['REQUEST_STATE'], async (scene) => {
    const { owner, of } = await suppliedBy(scene)
    const { token } = await askedSupplier(scene.api, owner, of)
    return { params: { token }, body: SUPPLIER_ANSWER }
  }),
  all(TakeSupplierRequest, async (scene) => {
    const { owner, of, by } = await suppliedBy(scene)
    const { token } = await askedSupplier(scene.api, owner, of)
    return { by, params: { token } }
  }),
  one(LeaveSupplierRequest, ['SUPPLIER_REQUEST_NOT_FOUND'], async (scene) => {
    const { owner, of, by } = await suppliedBy(scene)
    const { token, supplierRequestId } = await askedSupplier(scene.api, owner, of)
    await scene.api.call(TakeSupplierRequest, { params: { token } }, by)
    return { by, params: { supplierRequestId } }
  }),
  some(StepSupplierRequest, ['REQUEST_STATE'], async (scene) => {
    const { token } = await answeredBy(scene)
    return { params: { token }, body: { to: 'withdrawn' } }
  }),
]
