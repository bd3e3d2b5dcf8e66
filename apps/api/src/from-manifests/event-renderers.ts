import { CAPABILITIES } from '../capabilities.ts'
import type { EventRenderers } from '../event-renderer.ts'

/** What each event says, by the manifest of the capability that owns its object. */
export const EVENT_RENDERERS: EventRenderers = Object.assign(
  {},
  ...CAPABILITIES.map(({ eventRenderers }) => eventRenderers),
)
