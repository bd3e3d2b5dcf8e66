import type { Breach, Source } from '../source.ts'

const BRIDGE = /\btoWeb\s*\(/

/**
 * Node's `Readable.toWeb` throws where nobody can catch it when a reader leaves while a chunk is on its way,
 * and the process ends with it.
 */
export function findWebStreamBridges(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => !path.includes('.test.') && BRIDGE.test(text))
    .map(({ path }) => ({
      path,
      rule: 'readers-may-leave',
      message: 'A stream becomes one of the web by ReadableStream.from() of node:stream/web.',
    }))
}
