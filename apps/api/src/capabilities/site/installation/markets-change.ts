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

const MARKET_LABELS: Readonly<Record<ClaimMarket, string>> = {
  UK: 'United Kingdom',
  EU: 'European Union',
  US: 'United States',
  other: 'Elsewhere',
}

const SWITCH_LABELS: Readonly<Record<(typeof MARKET_SWITCHES)[number], string>> = {
  rules: 'As the rules say',
  plain: 'As words alone',
  closed: 'Not at all',
}

const fieldsOfMarket = (market: ClaimMarket): readonly ChangeField[] => [
  {
    name: market,
    label: 'What accounts show of themselves may be used',
    group: MARKET_LABELS[market],
    type: 'choice',
    options: MARKET_SWITCHES.map((value) => ({ value, label: SWITCH_LABELS[value] })),
  },
  {
    name: becauseOf(market),
    label: 'Why',
    hint: 'Accounts read this sentence beside what they can no longer use.',
    group: MARKET_LABELS[market],
    type: 'line',
    most: 200,
    isOptional: true,
  },
]

/** It only narrows what the rules allow; taking it back leads to what stood before. */
export const MARKETS_CHANGE = installationChange({
  name: 'markets',
  label: 'Markets',
  says: 'In which markets badges, pictures, widgets, impact pages, certificates and order pages may be shown, beyond what the rules of claims say. Badges of accounts seen in a market that is narrowed are drawn as words alone.',
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
      ).map((market) => [becauseOf(market), 'Please say why.']),
    ),
})
