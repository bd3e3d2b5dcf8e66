import type { World } from '../core/world.ts'
import type { ParamReader } from '../wire/param-reader.ts'

export type SandboxCall = {
  world: World
  ids: readonly string[]
  params: ParamReader
  path: string
}
