import type { Spot } from '@understory/pictures/spots.ts'
import type { ReactNode } from 'react'

export type Source = { readonly name: string; readonly href: string }

/** Something to read that is of use to someone who buys nothing. */
export type Article = {
  /** The last part of its address. */
  readonly slug: string
  readonly title: string
  /** In a sentence or two, for lists and shared links. */
  readonly summary: string
  /** The day it was published or last changed in substance, `YYYY-MM-DD`. */
  readonly date: string
  readonly picture: Spot
  readonly body: ReactNode
  readonly sources: readonly Source[]
  /** The one thing to do next. */
  readonly next: { readonly label: string; readonly href: string }
}
