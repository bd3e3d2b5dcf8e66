import {
  becauseOf,
  MARKET_SWITCHES,
} from '@understory/domain/showing/asset-uses/market-switches.ts'
import {
  CLAIM_MARKETS,
  type ClaimMarket,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'
import type { ChangeField } from '@understory/domain/staff/changes/change-field.ts'
import { installationChange } from './installation-change.ts'
import { installationMessage } from './messages/messages.generated.ts'

const MARKET_LABELS: Readonly<Record<ClaimMarket, string>> = {
  UK: installationMessage('markets.uk'),
  EU: installationMessage('markets.eu'),
  US: installationMessage('markets.us'),
  other: installationMessage('markets.other'),
}

const SWITCH_LABELS: Readonly<Record<(typeof MARKET_SWITCHES)[number], string>> = {
  rules: installationMessage('markets.rules'),
  plain: installationMessage('markets.plain'),
  closed: installationMessage('markets.closed'),
}

const fieldsOfMarket = (market: ClaimMarket): readonly ChangeField[] => [
  {
    name: market,
    label: installationMessage('markets.use'),
    group: MARKET_LABELS[market],
    type: 'choice',
    options: MARKET_SWITCHES.map((value) => ({ value, label: SWITCH_LABELS[value] })),
  },
  {
    name: becauseOf(market),
    label: installationMessage('markets.why'),
    hint: installationMessage('markets.why.hint'),
    group: MARKET_LABELS[market],
    type: 'line',
    most: 200,
    isOptional: true,
  },
]

/** It only narrows what the rules allow; taking it back leads to what stood before. */
export const MARKETS_CHANGE = installationChange({
  name: 'markets',
  label: installationMessage('markets.label'),
  says: installationMessage('markets.says'),
  duty: 'run',
  isFourEyes: true,
  fields: CLAIM_MARKETS.flatMap(fieldsOfMarket),
  builtIn: Object.fromEntries(
    CLAIM_MARKETS.flatMap((market) => [
      [market, 'rules'],
      [becauseOf(market), ''],
    ]),
  ),
  problems: async (_, { values }) =>
    Object.fromEntries(
      CLAIM_MARKETS.filter(
        (market) => values[market] !== 'rules' && !values[becauseOf(market)],
      ).map((market) => [becauseOf(market), installationMessage('markets.why.missing')]),
    ),
})
