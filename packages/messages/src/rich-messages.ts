import type { ReactNode } from 'react'
import { formatsOf, type Given } from './format-message.ts'
import { inOrder } from './message-parts.ts'

/**
 * The sentences of a catalogue that have something inside, such as a link, as what React shows. Where they
 * are, and in what order, is the translator's; what they are is the page's.
 */
export function richMessages<All extends Readonly<Record<keyof All, object>>>(
  catalogue: Readonly<Record<keyof All & string, string>>,
) {
  const formatOf = formatsOf(catalogue)
  return <Key extends keyof All & string>(key: Key, ...[values]: Given<All[Key]>): ReactNode => {
    const drawn = Object.entries<unknown>(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => value(inOrder(...parts)) : value,
    ])
    return inOrder(...[formatOf(key).format<ReactNode>(Object.fromEntries(drawn))].flat())
  }
}
