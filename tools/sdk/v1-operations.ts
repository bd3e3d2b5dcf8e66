import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { API_TAGS, type ApiOperation } from '@understory/contracts/v1/operation.ts'
import { ROOT } from '../folders.ts'

const FOLDER = join(ROOT, 'packages/contracts/src/v1')

const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(FOLDER, { encoding: 'utf8', recursive: true })
    // Events are in the document beside the calls.
    .filter((file) => file.endsWith('.ts') && !file.startsWith('event-types/'))
    .toSorted()
    .map((file) => import(join(FOLDER, file))),
)

const isOperation = (value: unknown): value is ApiOperation =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'tag' in value

const TAGS = Object.keys(API_TAGS)

/** Every call of the public API that is declared, in the order of the reference. */
export const V1_OPERATIONS: readonly ApiOperation[] = modules
  .flatMap((module) => Object.values(module).filter(isOperation))
  .toSorted((one, other) => TAGS.indexOf(one.tag) - TAGS.indexOf(other.tag))
