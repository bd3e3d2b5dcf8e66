import type { Params } from './form-params.ts'
import { invalidRequest } from './refusals.ts'

/** Reads the parameters of one request and refuses unknown ones. */
export class ParamReader {
  readonly #params: Params
  readonly #path: string
  readonly #taken = new Set<string>(['expand'])

  constructor(params: Params, path = '') {
    this.#params = params
    this.#path = path
  }

  /** `undefined`: not sent. `null`: sent empty, which unsets. */
  text(name: string): string | null | undefined {
    this.#taken.add(name)
    const value = this.#params[name]
    if (value === undefined) return undefined
    if (typeof value !== 'string')
      throw invalidRequest('parameter_invalid_string', 'Not a string.', this.#named(name))
    return value === '' ? null : value
  }

  required(name: string): string {
    const value = this.text(name)
    if (value === undefined)
      throw invalidRequest(
        'parameter_missing',
        `Missing required param: ${this.#named(name)}.`,
        this.#named(name),
      )
    if (value === null)
      throw invalidRequest(
        'parameter_invalid_empty',
        `You passed an empty string for '${this.#named(name)}'.`,
        this.#named(name),
      )
    return value
  }

  integer(name: string): number | undefined {
    const value = this.text(name)
    if (value === undefined || value === null) return undefined
    if (!/^-?\d{1,15}$/.test(value))
      throw invalidRequest(
        'parameter_invalid_integer',
        `Invalid integer: ${value}`,
        this.#named(name),
      )
    return Number(value)
  }

  requiredInteger(name: string): number {
    this.required(name)
    return this.integer(name) ?? 0
  }

  flag(name: string): boolean {
    return this.text(name) === 'true'
  }

  /** One of the words given, or a refusal. */
  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name)
    if (value === undefined || value === null) return undefined
    const found = choices.find((choice) => choice === value)
    if (found === undefined)
      throw invalidRequest(
        'parameter_invalid_string',
        `Invalid ${this.#named(name)}: must be one of ${choices.join(', ')}`,
        this.#named(name),
      )
    return found
  }

  group(name: string): ParamReader | undefined {
    const value = this.raw(name)
    return value === undefined ? undefined : new ParamReader(value, this.#named(name))
  }

  /** The group as it came: for lists and free-form members. */
  raw(name: string): Params | undefined {
    this.#taken.add(name)
    const value = this.#params[name]
    return typeof value === 'object' ? value : undefined
  }

  list(name: string): string[] {
    return Object.values(this.raw(name) ?? {}).filter((value) => typeof value === 'string')
  }

  /** Merges free-form pairs into the existing ones; an empty value removes its key. */
  metadata(current: Record<string, string> = {}): Record<string, string> {
    const next = { ...current }
    for (const [key, value] of Object.entries(this.raw('metadata') ?? {})) {
      if (value === '') delete next[key]
      else if (typeof value === 'string') next[key] = checkedMetadata(key, value)
    }
    if (Object.keys(next).length > MOST_METADATA)
      throw invalidRequest('parameter_invalid', 'Metadata has 50 keys at most.', 'metadata')
    return next
  }

  /** Call when all known parameters have been read. */
  done(): void {
    const unknown = Object.keys(this.#params).find((name) => !this.#taken.has(name))
    if (unknown !== undefined)
      throw invalidRequest(
        'parameter_unknown',
        `Received unknown parameter: ${this.#named(unknown)}`,
        this.#named(unknown),
      )
  }

  #named(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`
  }
}

const MOST_METADATA = 50

function checkedMetadata(key: string, value: string): string {
  if (key.length > 40 || value.length > 500)
    throw invalidRequest('parameter_invalid', `Metadata is too long: ${key}.`, 'metadata')
  return value
}
