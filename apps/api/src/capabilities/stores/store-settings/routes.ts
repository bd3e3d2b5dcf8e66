import {
  EstimateStorePlan,
  StartStorePlan,
} from '@understory/contracts/stores/store-settings/store-plan.ts'
import {
  PreviewOffsetSettings,
  SaveOffsetSettings,
} from '@understory/contracts/stores/store-settings/store-settings.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { estimateMonth } from '@understory/domain/stores/store-orders/contribution/order-contribution.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { currentPriceBook } from '../../commerce/prices/public.ts'
import { previewSettings } from './preview-settings.ts'
import { saveSettings } from './save-settings.ts'
import { startStorePlan } from './start-store-plan.ts'

/** What a store contributes is paid for. */
const SPEND = { access: 'account', may: 'spend' } as const
const ESTIMATE_LIMIT = { name: 'store-estimate', points: 300, seconds: 600 }

export function storeSettingsRoutes(deps: Deps): Route[] {
  return [
    route(
      SaveOffsetSettings,
      { ...SPEND, event: 'shop-rule-changed', sells: false },
      ({ actor, body }) => saveSettings(deps, actor, body),
    ),
    route(PreviewOffsetSettings, { access: 'account', may: 'see', asks: true }, ({ actor, body }) =>
      previewSettings(deps, actor.accountId, body),
    ),
    route(EstimateStorePlan, { access: 'public', limit: ESTIMATE_LIMIT }, async ({ body }) => {
      const { currency, contribution, ...month } = body
      const prices = await currentPriceBook(deps.db, currency, dayOf(deps.clock()))
      const { cost, funded } = estimateMonth(contribution, month, prices)
      return {
        priceBookVersion: prices.version,
        monthMinor: cost.minor,
        milliTrees: funded.trees,
        co2eGrams: funded.co2e,
        plasticGrams: funded.plastic,
        currency,
      }
    }),
    route(
      StartStorePlan,
      { ...SPEND, businessOnly: 'BUSINESS_ONLY', event: 'shop-rule-changed', sells: true },
      ({ actor, body }) => startStorePlan(deps, actor, body),
    ),
  ]
}
