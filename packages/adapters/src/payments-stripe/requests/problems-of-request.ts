import { type Fact, REQUEST_FACTS } from './request-facts.ts'

type Params = { readonly [name: string]: string | Params }
/** `params`: the form with its brackets read as groups. */
type Request = { readonly method: string; readonly path: string; readonly params: Params }
type Value = string | Params

/** What a recorded request has that its facts do not. */
export function problemsOfRequest({ method, path, params }: Request): string[] {
  const call = `${method} ${path.split('/').map(idOrWord).join('/')}`
  const fact = REQUEST_FACTS[call]
  return fact ? problemsOfValue(params, fact, '') : [`${call} has no facts`]
}

/** `/v1/customers/:id/tax_ids/:id`: every second step is an id. */
const idOrWord = (step: string, at: number) => (at === 3 || at === 5 ? ':id' : step)

function problemsOfValue(value: Value, fact: Fact, name: string): string[] {
  if (typeof fact === 'string') return ofPlain(value, fact, name)
  if ('oneOf' in fact && Array.isArray(fact.oneOf)) return ofChoice(value, fact.oneOf, name)
  if (typeof value === 'string') return [`${name} is not a group`]
  return Object.entries(value).flatMap(([step, inner]) => {
    const inside = name === '' ? step : `${name}[${step}]`
    const wanted = Array.isArray(fact) ? fact[0] : (fact as Record<string, Fact>)[step]
    return wanted ? problemsOfValue(inner, wanted, inside) : [`${inside} is not known`]
  })
}

function ofChoice(value: Value, choices: readonly string[], name: string): string[] {
  return typeof value === 'string' && choices.includes(value)
    ? []
    : [`${name} is not one of ${choices.join(', ')}: ${JSON.stringify(value).replaceAll('"', '')}`]
}

const PATTERNS = { string: /^/, integer: /^-?\d+$/, boolean: /^(true|false)$/ }

function ofPlain(value: Value, kind: keyof typeof PATTERNS | 'metadata', name: string): string[] {
  if (kind === 'metadata') {
    const isFlat =
      typeof value === 'object' && Object.values(value).every((each) => typeof each === 'string')
    return isFlat ? [] : [`${name} is not metadata`]
  }
  if (typeof value !== 'string') return [`${name} is not a ${kind}`]
  return PATTERNS[kind].test(value) ? [] : [`${name} is not an ${kind}: ${value}`]
}
