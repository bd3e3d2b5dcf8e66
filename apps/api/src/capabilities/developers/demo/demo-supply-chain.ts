import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { ReleaseSupplierAnswer } from '@understory/contracts/footprints/answers.ts'
import type { AddLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { CreateOwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import {
  CreateProductFootprint,
  PublishProductFootprint,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { DecideSupplierRequest } from '@understory/contracts/footprints/supplier-decisions.ts'
import {
  AddSupplier,
  AskSupplier,
  SetSupplierLines,
} from '@understory/contracts/footprints/suppliers.ts'
import { type CalendarDate, type Month, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import type { DemoClient } from './demo-client.ts'

const TONNE = 1_000_000

type DemoSupplier = {
  readonly name: string
  readonly contactName: string
  /** What the bakery buys of it, as its line says. */
  readonly sells: string
  /** In pounds: to the bakery, and to all its customers. */
  readonly sold: readonly [bakery: number, all: number]
  /** `null`: it has not answered yet. */
  readonly tonnes: {
    readonly scope1: number
    readonly scope2: number
    readonly goods: number
  } | null
  readonly isAccepted: boolean
}

const SUPPLIERS: readonly DemoSupplier[] = [
  {
    ...{ name: 'Severn Vale Mills', contactName: 'Wren Calloway', sells: 'Flour and grains' },
    ...{ sold: [226_500, 9_400_000], tonnes: { scope1: 820, scope2: 310, goods: 11_900 } },
    isAccepted: true,
  },
  {
    ...{ name: 'Quantock Dairy', contactName: 'Jory Penrose', sells: 'Butter, milk and cream' },
    ...{ sold: [84_200, 6_100_000], tonnes: { scope1: 940, scope2: 210, goods: 14_600 } },
    isAccepted: false,
  },
  {
    ...{ name: 'Parrett Sugar & Yeast', contactName: 'Elowen Marsh' },
    ...{ sells: 'Sugar, yeast, salt and fillings', sold: [57_900, 3_800_000], tonnes: null },
    isAccepted: false,
  },
]

type DemoSupplyYear = {
  readonly footprintId: string
  readonly startMonth: Month
  readonly dueOn: CalendarDate
  readonly lines: AnswerOf<typeof AddLines>['lines']
}

/** Whom the bakery buys from: one whose answer counts, one whose answer waits to be looked at, one that was asked. */
export async function seedDemoSuppliers(call: DemoClient, of: DemoSupplyYear): Promise<void> {
  const { footprintId, lines } = of
  for (const supplier of SUPPLIERS) {
    const { name, contactName, sells, isAccepted } = supplier
    const { supplierId } = await call(AddSupplier, { body: { name, contactName, country: 'GB' } })
    const params = { footprintId, supplierId }
    const lineIds = lines.filter((line) => line.description === sells).map(({ lineId }) => lineId)
    await call(SetSupplierLines, { params, body: { lineIds } })
    const asked = { dueOn: of.dueOn, byEmail: false, message: 'Could you help us with our year?' }
    const { supplierRequestId, url } = await call(AskSupplier, { params, body: asked })
    const body = supplierAnswerOf(supplier, of.startMonth)
    if (!body) continue
    await call(ReleaseSupplierAnswer, { params: { token: url.split('/').at(-1) ?? '' }, body })
    const decision = { params: { supplierRequestId }, body: { decision: 'accept' as const } }
    if (isAccepted) await call(DecideSupplierRequest, decision)
  }
}

function supplierAnswerOf({ contactName, sold, tonnes }: DemoSupplier, startMonth: Month) {
  if (!tonnes) return null
  const pounds = (amount: number) => ({ amount: String(amount), unit: 'GBP' })
  const [bakery, all] = sold
  return {
    name: contactName,
    disclosed: 'all' as const,
    facts: {
      ...{ sector: 'other_food_products', country: 'GB' as const, employees: 60 },
      turnover: { amount: String(all), currency: 'GBP' },
      period: { from: startMonth, to: shiftMonth(startMonth, 11) },
      inventory: {
        scope1Grams: tonnes.scope1 * TONNE,
        scope2LocationGrams: tonnes.scope2 * TONNE,
        scope2MarketGrams: null,
        upstream: [tonnes.goods * TONNE, null, null, null, null, null, null, null],
        ...{ approach: 'operationalControl' as const, assurance: 'none' as const },
        ...{ assuredBy: null, netOfOffsets: false },
      },
      ...{ method: 'revenue-share' as const },
      driver: { customer: pounds(bakery), supplier: pounds(all) },
    },
  }
}

const RATED = { technology: 2, geography: 1, time: 1 } as const
const OWN = { isPrimary: true, representative: RATED }

/** What a loaf comes to, from the field to the gate of the bakery. */
export async function seedDemoProduct(call: DemoClient, startMonth: Month): Promise<void> {
  const { productId } = await call(CreateOwnProduct, {
    body: {
      ...{ name: 'Sourdough loaf, 800 g', ownCode: 'SD-800', gtin: null },
      description: 'A loaf of wheat flour, water and salt, baked in Bristol.',
      classifications: ['urn:pact:productclassification:un-cpc:2349'],
      ...{ declaredUnit: 'kilogram', declaredAmount: '1', massKg: '1', includesPackaging: true },
      ...{ fossilCarbonKg: '0', biogenicCarbonKg: '0.3' },
    },
  })
  const factor = (kgCo2e: number, unit: string, source: string) => ({
    ownFactor: { ...{ kgCo2e, unit, source, gwp: 'AR6' }, year: Number(startMonth.slice(0, 4)) },
    unit,
  })
  const { footprintId } = await call(CreateProductFootprint, {
    params: { productId },
    body: {
      period: { from: startMonth, to: shiftMonth(startMonth, 11) },
      geography: { country: 'GB' },
      output: '240000',
      boundary: 'Flour, water and salt, the ovens, the paper bag, and the round of the vans.',
      allocation: 'By the mass of dough that each oven bakes.',
      exclusions: { percent: '1', reason: 'Salt, and the paper of the labels.' },
      lines: [
        {
          ...{ stage: 'material', description: 'Flour', quantity: 168_000, ...OWN },
          ...factor(0.62, 'kg', 'Made up for this demonstration: the mill'),
        },
        {
          ...{ stage: 'energy', description: 'Gas for the ovens', quantity: 190_000, ...OWN },
          ...factor(0.2, 'kWh (Gross CV)', 'Made up for this demonstration: the meter'),
        },
        {
          ...{ stage: 'packaging', description: 'Paper bags', quantity: 3_900, ...OWN },
          ...factor(1.1, 'kg', 'Made up for this demonstration: the maker'),
        },
        {
          ...{ stage: 'outbound', description: 'The round', quantity: 21_000, ...OWN },
          ...factor(0.24, 'km', 'Made up for this demonstration: the vans'),
        },
      ],
    },
  })
  await call(PublishProductFootprint, { params: { footprintId }, body: { statesPact: true } })
}
