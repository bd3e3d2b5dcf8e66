// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const productFootprintsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'products.page': Record<never, never>
  readonly 'products.description': Record<never, never>
  readonly 'products.title': Record<never, never>
  readonly 'products.lead': Record<never, never>
  readonly 'products.partners': Record<never, never>
  readonly 'products.table': Record<never, never>
  readonly 'products.table.product': Record<never, never>
  readonly 'products.table.unit': Record<never, never>
  readonly 'products.table.figure': Record<never, never>
  readonly 'products.table.none': Record<never, never>
  readonly 'products.table.kg': { readonly kg: string }
  readonly 'products.empty.title': Record<never, never>
  readonly 'products.empty': Record<never, never>
  readonly 'products.add': Record<never, never>
  readonly 'products.add.button': Record<never, never>
  readonly 'product.done': { readonly done: 'added' | 'changed' | 'deleted' | 'gone' | 'other' }
  readonly 'product.lead': { readonly amount: string; readonly unit: string }
  readonly 'product.footprints': Record<never, never>
  readonly 'product.footprints.table': { readonly product: string }
  readonly 'product.footprints.period': Record<never, never>
  readonly 'product.footprints.status': Record<never, never>
  readonly 'product.footprints.empty': Record<never, never>
  readonly 'status': { readonly status: 'draft' | 'Active' | 'Deprecated' | 'other' }
  readonly 'product.draft': Record<never, never>
  readonly 'product.draft.button': Record<never, never>
  readonly 'product.change': Record<never, never>
  readonly 'product.change.what': Record<never, never>
  readonly 'product.change.button': Record<never, never>
  readonly 'product.delete': Record<never, never>
  readonly 'fields.name': Record<never, never>
  readonly 'fields.description': Record<never, never>
  readonly 'fields.description.hint': Record<never, never>
  readonly 'fields.unit': Record<never, never>
  readonly 'fields.unit.option': { readonly unit: 'piece' | 'kilogram' | 'liter' | 'cubicmeter' | 'squaremeter' | 'kilowatthour' | 'megajoule' | 'tonkilometer' | 'hour' | 'megabitsecond' | 'other' }
  readonly 'fields.choose': Record<never, never>
  readonly 'fields.amount': Record<never, never>
  readonly 'fields.amount.hint': Record<never, never>
  readonly 'fields.mass': Record<never, never>
  readonly 'fields.mass.hint': Record<never, never>
  readonly 'fields.fossil': Record<never, never>
  readonly 'fields.fossil.hint': Record<never, never>
  readonly 'fields.biogenic': Record<never, never>
  readonly 'fields.biogenic.hint': Record<never, never>
  readonly 'fields.code': Record<never, never>
  readonly 'fields.gtin': Record<never, never>
  readonly 'fields.classification': Record<never, never>
  readonly 'fields.classification.hint': Record<never, never>
  readonly 'fields.packaging': Record<never, never>
  readonly 'fields.from': Record<never, never>
  readonly 'fields.to': Record<never, never>
  readonly 'fields.periodReason': Record<never, never>
  readonly 'fields.country': Record<never, never>
  readonly 'fields.country.world': Record<never, never>
  readonly 'fields.output': Record<never, never>
  readonly 'fields.output.hint': Record<never, never>
  readonly 'fields.boundary': Record<never, never>
  readonly 'fields.boundary.hint': Record<never, never>
  readonly 'fields.allocation': Record<never, never>
  readonly 'fields.allocation.hint': Record<never, never>
  readonly 'fields.basis': Record<never, never>
  readonly 'fields.basis.none': Record<never, never>
  readonly 'fields.basis.mass': Record<never, never>
  readonly 'fields.basis.value': Record<never, never>
  readonly 'fields.own': Record<never, never>
  readonly 'fields.other': Record<never, never>
  readonly 'fields.otherAmount': Record<never, never>
  readonly 'fields.percent': Record<never, never>
  readonly 'fields.percent.hint': Record<never, never>
  readonly 'fields.reason': Record<never, never>
  readonly 'fields.comment': Record<never, never>
  readonly 'footprint.page': Record<never, never>
  readonly 'footprint.description': Record<never, never>
  readonly 'footprint.title': { readonly days: string; readonly product: string }
  readonly 'footprint.lead': { readonly status: 'draft' | 'Active' | 'Deprecated' | 'other' }
  readonly 'footprint.done': { readonly done: 'drafted' | 'line' | 'removed' | 'changed' | 'published' | 'released' | 'ended' | 'other' }
  readonly 'footprint.result': Record<never, never>
  readonly 'footprint.result.kg': { readonly kg: string }
  readonly 'footprint.result.what': { readonly amount: string; readonly unit: string }
  readonly 'footprint.result.table': Record<never, never>
  readonly 'footprint.result.part': Record<never, never>
  readonly 'footprint.result.figure': Record<never, never>
  readonly 'footprint.part': { readonly part: 'fossil' | 'aircraft' | 'land' | 'biogenic' | 'excluding' | 'uptake' | 'including' | 'packaging' | 'outbound' | 'other' }
  readonly 'footprint.quality': { readonly geography: string; readonly share: string; readonly technology: string; readonly time: string }
  readonly 'footprint.share': { readonly share: string }
  readonly 'footprint.lines': Record<never, never>
  readonly 'footprint.lines.table': Record<never, never>
  readonly 'footprint.lines.input': Record<never, never>
  readonly 'footprint.lines.working': Record<never, never>
  readonly 'footprint.lines.times': { readonly factor: string; readonly factorUnit: string; readonly quantity: string; readonly unit: string }
  readonly 'footprint.lines.kg': Record<never, never>
  readonly 'footprint.lines.uncounted': Record<never, never>
  readonly 'footprint.lines.primary': Record<never, never>
  readonly 'footprint.lines.empty': Record<never, never>
  readonly 'footprint.stage': { readonly stage: 'material' | 'inbound' | 'energy' | 'process' | 'waste' | 'packaging' | 'outbound' | 'other' }
  readonly 'footprint.kind': { readonly part: 'fossil' | 'aircraft' | 'landusechange' | 'biogenicnonco2' | 'other' }
  readonly 'line.title': Record<never, never>
  readonly 'line.search': Record<never, never>
  readonly 'line.search.hint': Record<never, never>
  readonly 'line.search.button': Record<never, never>
  readonly 'line.found': Record<never, never>
  readonly 'line.found.option': { readonly kg: string; readonly title: string; readonly unit: string; readonly year: string }
  readonly 'line.found.own': Record<never, never>
  readonly 'line.found.none': Record<never, never>
  readonly 'line.stage': Record<never, never>
  readonly 'line.part': Record<never, never>
  readonly 'line.what': Record<never, never>
  readonly 'line.quantity': Record<never, never>
  readonly 'line.unit': Record<never, never>
  readonly 'line.unit.hint': Record<never, never>
  readonly 'line.own': Record<never, never>
  readonly 'line.own.kg': Record<never, never>
  readonly 'line.own.source': Record<never, never>
  readonly 'line.own.year': Record<never, never>
  readonly 'line.own.gwp': Record<never, never>
  readonly 'line.primary': Record<never, never>
  readonly 'line.rating': Record<never, never>
  readonly 'line.rating.technology': Record<never, never>
  readonly 'line.rating.geography': Record<never, never>
  readonly 'line.rating.time': Record<never, never>
  readonly 'line.rating.option': { readonly rating: '1' | '2' | '3' | '4' | '5' | 'other' }
  readonly 'line.button': Record<never, never>
  readonly 'draft.title': Record<never, never>
  readonly 'draft.button': Record<never, never>
  readonly 'draft.delete': Record<never, never>
  readonly 'checks.title': Record<never, never>
  readonly 'checks.lead': { readonly open: number }
  readonly 'checks.passes': { readonly passes: 'yes' | 'other' }
  readonly 'checks.what': { readonly check: 'stages' | 'output' | 'wholeyear' | 'sources' | 'recent' | 'exclusions' | 'mass' | 'warmingpotentials' | 'sums' | 'noclaims' | 'fossilcarbon' | 'other' }
  readonly 'publish.pact': Record<never, never>
  readonly 'publish.explain': Record<never, never>
  readonly 'publish.button': Record<never, never>
  readonly 'publish.owners': Record<never, never>
  readonly 'release.title': Record<never, never>
  readonly 'release.since': { readonly day: Date; readonly partner: string }
  readonly 'release.nobody': Record<never, never>
  readonly 'release.partner': Record<never, never>
  readonly 'release.button': Record<never, never>
  readonly 'places.products': Record<never, never>
}>(english)

export const productFootprintsRich = /* @__PURE__ */ richMessages<{
  readonly 'products.table.open': { readonly hidden: MessageTag; readonly product: string }
  readonly 'product.footprints.open': { readonly hidden: MessageTag; readonly period: string }
  readonly 'footprint.lines.remove': { readonly hidden: MessageTag; readonly input: string }
  readonly 'release.end': { readonly hidden: MessageTag; readonly partner: string }
  readonly 'release.none': { readonly link: MessageTag }
}>(english)
