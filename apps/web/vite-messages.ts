import type { Plugin } from 'vite'
import { findFormatter } from './src/islands/find-formatter.ts'

/** Sentences are finished on the server, so an island is given the text of a message, not its key. */
export const messagesOnTheServer: Plugin = {
  name: 'messages:on-the-server',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const file = findFormatter(Object.values(bundle))
    if (file) this.error(`${file} formats messages: give the island the text as a property.`)
  },
}
