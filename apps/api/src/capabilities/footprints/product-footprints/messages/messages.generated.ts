// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const productFootprintsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'compute-footprint': Record<never, never>
  readonly 'compute-footprint.compute-product-lines': Record<never, never>
}>(english)
