import type { CreateTelemetry } from './browser-telemetry.ts'

type Hj = ((...command: unknown[]) => void) & { q?: unknown[][] }

/** Hotjar, which shows where a page confuses people. */
export const createHotjar: CreateTelemetry = ({ globals, load }, id) => {
  const queue: Hj = (...command) => {
    queue.q ??= []
    queue.q.push(command)
  }
  globals.hj ??= queue
  globals._hjSettings = { hjid: Number(id), hjsv: 6 }
  // Its script replaces the queue by itself.
  const hj: Hj = (...command) => (globals.hj as Hj)(...command)
  return {
    consent(state) {
      if (state) load('https://static.hotjar.com', `/c/hotjar-${id}.js?sv=6`)
    },
    page: ({ path }) => hj('stateChange', path),
    purchase: () => hj('event', 'purchase'),
    identify: ({ id: userId }) => hj('identify', userId, {}),
    shutdown() {
      globals.hj = () => {}
    },
  }
}
