/** Multipliers of spending: kg CO2e per unit of money, by industry. */
type SpendSet = {
  readonly title: string
  readonly edition: string
  readonly licence: string
  readonly note: string
}

const UK: SpendSet = {
  title: 'Spend-based emissions multipliers by SIC, Defra and the University of Leeds',
  edition: '30 June 2026',
  licence: 'Open Government Licence v3.0',
  note: 'At basic prices, without VAT and without the margins of trade and transport. An average of everything that an industry sells, imports included.',
}

const US: SpendSet = {
  title: 'Supply Chain Greenhouse Gas Emission Factors by NAICS-6, US EPA',
  edition: 'v1.3.0, with margins',
  licence: 'Public domain (US Government work)',
  note: 'At the prices that purchasers pay, without sales tax. An average of everything that an industry sells.',
}

export function spendSet(market: 'uk' | 'us'): SpendSet {
  return market === 'uk' ? UK : US
}
