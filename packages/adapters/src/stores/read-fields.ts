import {
  readStoreAmount,
  type StoreMinor,
} from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import type { JsonText } from './json-text.ts'

/** A payload that does not keep to the vendor's contract; it is parked, never guessed at. */
export class UnreadableOrder extends Error {}

/** The fields of one JSON object, each read as what the vendor documents it to be. */
export class Fields {
  readonly #held: { readonly [name: string]: JsonText }
  readonly #place: string

  constructor(value: JsonText, place: string) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw new UnreadableOrder(`${place} is not an object`)
    this.#held = value as { readonly [name: string]: JsonText }
    this.#place = place
  }

  text(name: string): string {
    const value = this.item(name)
    if (typeof value !== 'string' || value === '') throw this.#without(name)
    return value
  }

  optionalText(name: string): string | null {
    const value = this.item(name)
    return typeof value === 'string' && value !== '' ? value : null
  }

  isTrue(name: string): boolean {
    return this.item(name) === true
  }

  has(name: string): boolean {
    return this.item(name) !== null
  }

  /** As it is, to be read by someone else. */
  item(name: string): JsonText {
    return Object.hasOwn(this.#held, name) ? (this.#held[name] ?? null) : null
  }

  items(name: string): readonly JsonText[] {
    const value = this.item(name)
    if (!Array.isArray(value)) throw this.#without(name)
    return value
  }

  list(name: string): Fields[] {
    const value = this.item(name) ?? []
    if (!Array.isArray(value)) throw this.#without(name)
    return value.map((each, at) => new Fields(each, `${this.#place}.${name}[${at}]`))
  }

  amount(name: string, currency: string): StoreMinor {
    const read = readStoreAmount(this.text(name), currency)
    if (read === null) throw this.#without(name)
    return read
  }

  /** With a zone, or of UTC where the vendor leaves it out. */
  instant(name: string): Date {
    const text = this.text(name)
    const date = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
    if (Number.isNaN(date.getTime())) throw this.#without(name)
    return date
  }

  optionalInstant(name: string): Date | null {
    return this.has(name) ? this.instant(name) : null
  }

  #without(name: string): UnreadableOrder {
    return new UnreadableOrder(`${this.#place} has no ${name} as documented`)
  }
}
