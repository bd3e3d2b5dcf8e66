import { type CliCall, type CliCommand, wordAt } from '../cli-command.ts'
import { firstOf } from './first-of.ts'

async function search(call: CliCall): Promise<void> {
  const { understory, words, option, show } = call
  wordAt(call, 0, 'what to look for')
  const country = option('country')
  const asked = { words: words.join(' '), limit: 50, ...(country && { country }) }
  const found = await firstOf(understory.factors.search(asked), option('limit'))
  show(found, () =>
    found.map(
      ({ factorId, name, unit, kgCo2e }) => `${factorId}  ${kgCo2e} kg CO2e per ${unit}  ${name}`,
    ),
  )
}

async function openapi({ origin, world, show }: CliCall): Promise<void> {
  const answer = await fetch(`${origin}/v1/openapi.json`, { signal: world.signal })
  if (!answer.ok) throw new Error(`The document could not be read: ${answer.status}.`)
  const text = await answer.text()
  show(JSON.parse(text), () => [text])
}

export const PUBLIC_COMMANDS: readonly CliCommand[] = [
  {
    usage: 'factors search WORDS',
    about: 'published emission factors; no key is needed',
    options: {
      country: { type: 'string', value: 'CODE', about: 'where, such as GB' },
      limit: { type: 'string', value: 'NUMBER', about: 'at most so many; 25 without it' },
    },
    run: search,
  },
  { usage: 'openapi', about: 'the OpenAPI document', run: openapi },
]
