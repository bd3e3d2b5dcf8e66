import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server'

type WrittenPrompt = Prompt & {
  readonly says: (given: Readonly<Record<string, string>>) => string
}

const WRITTEN: readonly WrittenPrompt[] = [
  {
    name: 'offset_a_trip',
    title: 'Fund what a trip emits',
    description: 'What a trip emits, and what it costs to fund as much.',
    arguments: [{ name: 'trip', description: 'From where to where, and how.', required: true }],
    says: ({ trip }) =>
      `Find what this trip emits: ${trip}. Use search_emission_factors for the way of travelling and compute_emissions for the distance; say which factor you took and how sure it is. Then price the same mass of CO2e with quote_offset and show me the price. Buy nothing before I say yes.`,
  },
  {
    name: 'check_a_certificate',
    title: 'Check a certificate',
    description: 'Whether a certificate is genuine, and what it covers.',
    arguments: [{ name: 'certificate', description: 'Its number or short code.', required: true }],
    says: ({ certificate }) =>
      `Check the certificate ${certificate} with verify_certificate. Say whether it holds, what it covers, for which dates, and where its entries stand in the public ledger. Do not say more than it states.`,
  },
  {
    name: 'footprint_of_a_purchase_list',
    title: 'The footprint of a list of purchases',
    description: 'What a list of things that were bought emits, line by line.',
    arguments: [
      { name: 'purchases', description: 'Each with its amount and unit, or sum.', required: true },
      { name: 'country', description: 'Where they were bought, such as GB.' },
    ],
    says: ({ purchases, country }) =>
      `Estimate what these purchases emit${country ? ` in ${country}` : ''}:\n${purchases}\nFind a factor for each with search_emission_factors, compute all of them in one call of compute_emissions, and show a table with quantity, factor, result and range. Say which lines you are unsure of.`,
  },
]

export const PROMPTS: Prompt[] = WRITTEN.map(({ says: _, ...prompt }) => prompt)

/** A prompt with what it was given; a sentence where something is missing; `null`: there is no such prompt. */
export function fillPrompt(
  name: string,
  given: Readonly<Record<string, string>>,
): GetPromptResult | string | null {
  const prompt = WRITTEN.find((each) => each.name === name)
  if (!prompt) return null
  const missing = prompt.arguments?.find((each) => each.required && !given[each.name])
  if (missing) return `Please give ${missing.name}.`
  const content = { type: 'text', text: prompt.says(given) } as const
  return {
    ...(prompt.description !== undefined && { description: prompt.description }),
    messages: [{ role: 'user', content }],
  }
}
