import {
  INSTRUMENT_CRITERIA,
  type InstrumentCriterion,
  MARKET_KINDS,
  type MarketFactor,
} from '@understory/domain/footprints/company-footprints/inventory/market/market-factor.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

const MARKET_DECIMALS = 6
const numberOf = (form: PostedForm, name: string) =>
  form.number(name, MARKET_DECIMALS) / 10 ** MARKET_DECIMALS

/** The tick box of a criterion. */
export const criterionField = (criterion: InstrumentCriterion): string => `criterion-${criterion}`

/** What bought energy counts by in scope 2 by market; `null`: nothing is said of it. */
export function marketFactorOf(form: PostedForm) {
  const source = form.optional('marketSource')
  if (!source) return null
  const kind = form.oneOf('marketKind', MARKET_KINDS, 'contract')
  const market = { kind, kgCo2e: numberOf(form, 'marketKg'), source }
  return kind === 'residual-mix' ? market : { ...market, ...instrumentOf(form) }
}

function instrumentOf(form: PostedForm) {
  const residualSource = form.optional('residualSource')
  const said = (name: string, field: string) => {
    const typed = form.optional(field)
    return typed === null ? {} : { [name]: typed }
  }
  return {
    criteria: INSTRUMENT_CRITERIA.filter((each) => form.text(criterionField(each)) === 'yes'),
    ...(form.optional('marketMwh') && { mwh: numberOf(form, 'marketMwh') }),
    ...said('registry', 'marketRegistry'),
    ...said('generatedFrom', 'generatedFrom'),
    ...said('generatedTo', 'generatedTo'),
    ...said('country', 'marketCountry'),
    ...said('cancelledOn', 'cancelledOn'),
    ...said('cancelledFor', 'cancelledFor'),
    ...(residualSource && {
      residual: { kgCo2e: numberOf(form, 'residualKg'), source: residualSource },
    }),
  }
}

/** One of the two says nothing without the other; nothing typed is no zero. */
export function problemsOfMarket(form: PostedForm): Readonly<Record<string, string>> {
  const has = (name: string) => form.optional(name) !== null
  const rules = [
    ['marketSource', 'marketKg', companyFootprintsMessage('marketOfForm.pleaseGiveKgCo2e')],
    [
      'marketKg',
      'marketSource',
      companyFootprintsMessage('marketOfForm.pleaseSayContractCertificate'),
    ],
    ['residualSource', 'residualKg', companyFootprintsMessage('marketOfForm.pleaseGiveKgCo2ePer')],
    [
      'residualKg',
      'residualSource',
      companyFootprintsMessage('marketOfForm.pleaseSayPublishedYear'),
    ],
  ] as const
  return Object.fromEntries(
    rules.flatMap(([given, needed, message]) =>
      has(given) && !has(needed) ? [[needed, message]] : [],
    ),
  )
}

/** What the fields hold of a line that is stored. */
export function valuesOfMarket(market: MarketFactor | null): Record<string, string> {
  if (!market) return {}
  const { residual } = market
  const ticked = (market.criteria ?? []).map((each) => [criterionField(each), 'yes'] as const)
  return {
    marketKg: String(market.kgCo2e),
    marketKind: market.kind,
    marketSource: market.source,
    ...Object.fromEntries(ticked),
    marketMwh: market.mwh === undefined ? '' : String(market.mwh),
    marketRegistry: market.registry ?? '',
    generatedFrom: market.generatedFrom ?? '',
    generatedTo: market.generatedTo ?? '',
    marketCountry: market.country ?? '',
    cancelledOn: market.cancelledOn ?? '',
    cancelledFor: market.cancelledFor ?? '',
    residualKg: residual ? String(residual.kgCo2e) : '',
    residualSource: residual?.source ?? '',
  }
}

/** The field of the form that a problem of the API is about. */
export const MARKET_FIELDS: Readonly<Record<string, string>> = lookupTable({
  'marketFactor.kgCo2e': 'marketKg',
  'marketFactor.source': 'marketSource',
  'marketFactor.mwh': 'marketMwh',
  'marketFactor.registry': 'marketRegistry',
  'marketFactor.generatedFrom': 'generatedFrom',
  'marketFactor.generatedTo': 'generatedTo',
  'marketFactor.country': 'marketCountry',
  'marketFactor.cancelledOn': 'cancelledOn',
  'marketFactor.cancelledFor': 'cancelledFor',
  'marketFactor.residual.kgCo2e': 'residualKg',
  'marketFactor.residual.source': 'residualSource',
})
